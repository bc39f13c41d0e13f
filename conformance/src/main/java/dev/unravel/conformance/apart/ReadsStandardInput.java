package dev.unravel.conformance.apart;

import java.io.BufferedReader;
import java.io.InputStreamReader;

/** Two threads read a line each. */
public final class ReadsStandardInput {
  public static void main(String[] args) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    String[] lines = new String[2];
    Thread t = new Thread(() -> lines[0] = in.lines().findFirst().orElse("none"));
    t.start();
    t.join();
    lines[1] = in.readLine();
    System.out.println(String.join(",", lines) + "," + in.readLine());
  }
}

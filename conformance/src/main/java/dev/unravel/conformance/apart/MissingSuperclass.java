package dev.unravel.conformance.apart;

/** A class path without {@link Absent} lacks its superclass. */
public class MissingSuperclass extends Absent {
  public static void main(String[] args) {
    System.out.println("never");
  }
}

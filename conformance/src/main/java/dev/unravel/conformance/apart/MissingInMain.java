package dev.unravel.conformance.apart;

/** A class path without {@link Absent} is noticed only when main has begun. */
public final class MissingInMain {
  public static void main(String[] args) {
    System.out.println(new Absent());
  }
}

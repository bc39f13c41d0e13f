package dev.unravel.conformance.apart;

/** A class path without {@link Absent} lacks the type of a parameter. */
public final class MissingParameter {
  public static void main(String[] args) {
    System.out.println("never");
  }

  static void take(Absent absent) {
    System.out.println(absent);
  }
}

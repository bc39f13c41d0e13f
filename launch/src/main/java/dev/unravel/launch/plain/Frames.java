package dev.unravel.launch.plain;

/** Compares places as stack traces print them with places as signatures name them. */
final class Frames {
  private Frames() {}

  /**
   * Whether both are the same method and, where both tell, the same line. What a class that does
   * not tell its lines has in the brackets differs from printer to printer.
   */
  static boolean same(String printed, String place) {
    int one = printed.lastIndexOf('(');
    int other = place.lastIndexOf('(');
    if (one < 0 || other < 0 || !printed.substring(0, one).equals(place.substring(0, other))) {
      return false;
    }
    String line = line(printed);
    String wanted = line(place);
    return line.isEmpty() || wanted.isEmpty() || line.equals(wanted);
  }

  private static String line(String place) {
    int colon = place.lastIndexOf(':');
    int end = place.lastIndexOf(')');
    return colon < 0 || end < colon ? "" : place.substring(colon + 1, end);
  }
}

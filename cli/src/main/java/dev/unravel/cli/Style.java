package dev.unravel.cli;

/**
 * Colours, or none.
 *
 * @param colours whether to colour
 */
record Style(boolean colours) {
  String bad(String text) {
    return paint("31;1", text);
  }

  String good(String text) {
    return paint("32;1", text);
  }

  String doubtful(String text) {
    return paint("33;1", text);
  }

  String quiet(String text) {
    return paint("2", text);
  }

  private String paint(String code, String text) {
    return colours ? "\033[" + code + "m" + text + "\033[0m" : text;
  }
}

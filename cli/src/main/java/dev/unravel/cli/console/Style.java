package dev.unravel.cli.console;

/**
 * Colours, or none.
 *
 * @param colours whether to colour
 */
public record Style(boolean colours) {
  public String bad(String text) {
    return paint("31;1", text);
  }

  public String good(String text) {
    return paint("32;1", text);
  }

  public String doubtful(String text) {
    return paint("33;1", text);
  }

  public String quiet(String text) {
    return paint("2", text);
  }

  private String paint(String code, String text) {
    return colours ? "\033[" + code + "m" + text + "\033[0m" : text;
  }
}

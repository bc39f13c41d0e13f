package dev.unravel.report.table;

/** Kinds of line, for their colours. */
enum Tone {
  PLAIN(""),
  HEADING("1"),
  PASS("1;32"),
  FAIL("1;31"),
  UNRESOLVED("1;33"),
  CONFLICT("33"),
  PREEMPTION("1;35"),
  FOLDED("2");

  private final String code;

  Tone(String code) {
    this.code = code;
  }

  String paint(String text, boolean colours) {
    return colours && !code.isEmpty() && !text.isEmpty()
        ? "\u001b[" + code + "m" + text + "\u001b[0m"
        : text;
  }
}

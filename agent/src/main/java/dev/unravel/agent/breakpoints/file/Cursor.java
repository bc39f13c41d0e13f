package dev.unravel.agent.breakpoints.file;

/** A line of a breakpoint file, read from left to right. */
final class Cursor {
  private final String text;
  private int at;

  Cursor(String text) {
    this.text = text;
  }

  /** Leaves out white space; a comment is the end of the line. */
  private void skip() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    if (text.startsWith("//", at)) {
      at = text.length();
    }
  }

  boolean atEnd() {
    skip();
    return at == text.length();
  }

  int position() {
    skip();
    return at;
  }

  /** What stands between a position and here. */
  String since(int start) {
    return text.substring(start, at).trim();
  }

  boolean isNext(String symbol) {
    skip();
    return text.startsWith(symbol, at);
  }

  boolean take(String symbol) {
    if (!isNext(symbol)) {
      return false;
    }
    at += symbol.length();
    return true;
  }

  /** Like {@link #take}, without white space before it. */
  boolean takeNow(String symbol) {
    if (!text.startsWith(symbol, at)) {
      return false;
    }
    at += symbol.length();
    return true;
  }

  boolean isDigit() {
    skip();
    return at < text.length() && Character.isDigit(text.charAt(at));
  }

  /** Like {@link #take}, for words: does not take the begin of a longer one. */
  boolean takeWord(String word) {
    skip();
    int end = at + word.length();
    if (!text.startsWith(word, at)
        || end < text.length() && (isName(text.charAt(end)) || text.charAt(end) == '-')) {
      return false;
    }
    at = end;
    return true;
  }

  void expect(String symbol, String what) throws SyntaxException {
    if (!take(symbol)) {
      throw expected(what);
    }
  }

  /** A name as in Java. */
  String name(String what) throws SyntaxException {
    skip();
    int start = at;
    while (at < text.length() && isName(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw expected(what);
    }
    return text.substring(start, at);
  }

  /** Names with dots and slashes between them, and perhaps {@code <init>} at the end. */
  String path(String what) throws SyntaxException {
    skip();
    int start = at;
    while (at < text.length() && (isName(text.charAt(at)) || isSeparator(text.charAt(at)))) {
      at++;
    }
    for (String special : new String[] {"<init>", "<clinit>"}) {
      if (at > start && text.charAt(at - 1) == '.' && text.startsWith(special, at)) {
        at += special.length();
      }
    }
    if (at == start) {
      throw expected(what);
    }
    return text.substring(start, at);
  }

  /** Anything up to white space, a comma or a closing bracket; or a string. */
  String pattern(String what) throws SyntaxException {
    if (isNext("\"")) {
      return string(what);
    }
    int start = at;
    while (at < text.length()
        && !Character.isWhitespace(text.charAt(at))
        && text.charAt(at) != ','
        && text.charAt(at) != ']') {
      at++;
    }
    if (at == start) {
      throw expected(what);
    }
    return text.substring(start, at);
  }

  String string(String what) throws SyntaxException {
    if (!isNext("\"")) {
      throw expected(what);
    }
    StringBuilder result = new StringBuilder();
    for (int i = at + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        at = i + 1;
        return result.toString();
      }
      if (c == '\\' && i + 1 < text.length()) {
        c = text.charAt(++i);
      }
      result.append(c);
    }
    at = text.length();
    throw expected("a closing \"");
  }

  /** A whole number that is not negative. */
  long number(String what) throws SyntaxException {
    skip();
    int start = at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw expected(what);
    }
    try {
      return Long.parseLong(text.substring(start, at));
    } catch (NumberFormatException tooLarge) {
      at = start;
      throw expected("a smaller number");
    }
  }

  /** A whole number from 1 that fits an int. */
  int count(String what) throws SyntaxException {
    skip();
    int start = at;
    long number = number(what);
    if (number < 1 || number > Integer.MAX_VALUE) {
      at = start;
      throw expected(what);
    }
    return (int) number;
  }

  SyntaxException expected(String what) {
    skip();
    return new SyntaxException(at + 1, "expected " + what + ", found " + found());
  }

  private String found() {
    if (at == text.length()) {
      return "the end of the line";
    }
    int end = at + 1;
    if (isName(text.charAt(at))) {
      while (end < text.length() && isName(text.charAt(end))) {
        end++;
      }
    }
    return "'" + text.substring(at, end) + "'";
  }

  private static boolean isName(char c) {
    return Character.isJavaIdentifierPart(c);
  }

  private static boolean isSeparator(char c) {
    return c == '.' || c == '/';
  }
}

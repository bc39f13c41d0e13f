package dev.unravel.report.html;

import java.io.IOException;

/**
 * Passes JSON on in a form that may stand inside a script element. Angle brackets and ampersands
 * occur in strings only, so writing them as escapes changes nothing for a reader of JSON, and
 * leaves nothing that an HTML parser could take for the end of the element.
 */
final class ScriptData implements Appendable {
  private final Appendable out;

  ScriptData(Appendable out) {
    this.out = out;
  }

  @Override
  public Appendable append(CharSequence text) throws IOException {
    return append(text, 0, text.length());
  }

  @Override
  public Appendable append(CharSequence text, int start, int end) throws IOException {
    int done = start;
    for (int i = start; i < end; i++) {
      if (isUnsafe(text.charAt(i))) {
        out.append(text, done, i);
        append(text.charAt(i));
        done = i + 1;
      }
    }
    out.append(text, done, end);
    return this;
  }

  @Override
  public Appendable append(char c) throws IOException {
    if (isUnsafe(c)) {
      out.append(String.format("\\u%04x", (int) c));
    } else {
      out.append(c);
    }
    return this;
  }

  private static boolean isUnsafe(char c) {
    return c == '<' || c == '>' || c == '&' || c == '\u2028' || c == '\u2029';
  }
}

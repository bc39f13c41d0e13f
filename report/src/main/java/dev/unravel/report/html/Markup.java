package dev.unravel.report.html;

import java.io.IOException;

/** Writes HTML. Text and attribute values are always escaped; only tag names are taken as given. */
final class Markup {
  private final Appendable out;

  Markup(Appendable out) {
    this.out = out;
  }

  /** A start tag. Attributes are pairs of name and value. */
  Markup open(String tag, String... attributes) throws IOException {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"").append(escape(attributes[i + 1]));
      out.append('"');
    }
    out.append('>');
    return this;
  }

  Markup close(String tag) throws IOException {
    out.append("</").append(tag).append('>');
    return this;
  }

  Markup text(String text) throws IOException {
    out.append(escape(text));
    return this;
  }

  /** An element that holds nothing but text. */
  Markup element(String tag, String text, String... attributes) throws IOException {
    return open(tag, attributes).text(text).close(tag);
  }

  /** Text in which {@code `code`} stands between backticks. */
  Markup prose(String text) throws IOException {
    String[] parts = text.split("`", -1);
    // A backtick without its partner is an ordinary character.
    if (parts.length % 2 == 0) {
      return text(text);
    }
    for (int i = 0; i < parts.length; i++) {
      if (i % 2 == 0) {
        text(parts[i]);
      } else {
        element("code", parts[i]);
      }
    }
    return this;
  }

  Markup newLine() throws IOException {
    out.append('\n');
    return this;
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}

package dev.unravel.launch.target;

import dev.unravel.launch.UsageException;
import java.util.ArrayList;
import java.util.List;

/** Splits a line as a POSIX shell does: blanks separate, quotes and backslashes protect. */
public final class ShellWords {
  private final String line;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private int at;

  private ShellWords(String line) {
    this.line = line;
  }

  /** The words of the line. */
  public static List<String> split(String line) {
    return new ShellWords(line).split();
  }

  private List<String> split() {
    while (at < line.length()) {
      char c = line.charAt(at++);
      if (c == '\'' || c == '"') {
        inWord = true;
        quoted(c);
      } else if (c == '\\' && at < line.length()) {
        take(line.charAt(at++));
      } else if (Character.isWhitespace(c)) {
        endWord();
      } else {
        take(c);
      }
    }
    endWord();
    return List.copyOf(words);
  }

  private void quoted(char quote) {
    while (at < line.length()) {
      char c = line.charAt(at++);
      if (c == quote) {
        return;
      }
      boolean escapes = quote == '"' && c == '\\' && at < line.length();
      // Inside double quotes a backslash protects only what would be special there.
      if (escapes && "\"\\$`".indexOf(line.charAt(at)) >= 0) {
        c = line.charAt(at++);
      }
      take(c);
    }
    throw new UsageException("the quote " + quote + " is never closed in: " + line);
  }

  private void take(char c) {
    inWord = true;
    word.append(c);
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }
}

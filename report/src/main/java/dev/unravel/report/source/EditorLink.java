package dev.unravel.report.source;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** An address that opens a source file in an editor, up to the number of the line. */
public enum EditorLink {
  IDEA("idea", "idea://open?file=", "&line="),
  VSCODE("vscode", "vscode://file", ":");

  private final String word;
  private final String before;
  private final String after;

  EditorLink(String word, String before, String after) {
    this.word = word;
    this.before = before;
    this.after = after;
  }

  /** How they are written on the command line. */
  public static List<String> words() {
    return Stream.of(values()).map(link -> link.word).toList();
  }

  /** How it is written on the command line. */
  public String word() {
    return word;
  }

  /** The address of a line is this and its number. */
  String upToLine(Path file) {
    // Encoded as in a file's own address, and what means something in a query, too.
    String path = file.toAbsolutePath().normalize().toUri().getRawPath();
    return before + path.replace("&", "%26").replace("+", "%2B").replace("#", "%23") + after;
  }
}

package dev.unravel.agent.breakpoints.file;

import java.nio.charset.StandardCharsets;

/**
 * The classes that a position may be in: a class by its name, with or without package, together
 * with the classes nested in it; or all classes of a source file.
 *
 * @param name as written, with {@code /} or {@code .} between packages
 * @param isFile whether it names a source file
 */
public record ClassPattern(String name, boolean isFile) {
  // Written out, since a record's own would be linked when the first is asked for.
  @Override
  public boolean equals(Object other) {
    return other instanceof ClassPattern pattern && pattern.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  private static final String[] SOURCES = {".java", ".kt", ".scala", ".groovy", ".clj", ".aj"};

  static ClassPattern of(String word) {
    for (String end : SOURCES) {
      if (word.endsWith(end)) {
        return new ClassPattern(word, true);
      }
    }
    return new ClassPattern(word, false);
  }

  /** Whether a class may be meant, by its name alone. */
  public boolean matchesName(String internalName) {
    if (!isFile) {
      return isSuffix(name.replace('.', '/'), internalName);
    }
    String base = name.substring(0, name.lastIndexOf('.'));
    return isSuffix(base, internalName);
  }

  /** The name, or a class nested in it; packages may be left out at the front. */
  private static boolean isSuffix(String wanted, String internalName) {
    int from = internalName.length() - wanted.length();
    if (from >= 0 && internalName.startsWith(wanted, 0) && isEnd(internalName, wanted.length())) {
      return true;
    }
    for (int at = internalName.indexOf('/'); at >= 0; at = internalName.indexOf('/', at + 1)) {
      if (internalName.startsWith(wanted, at + 1)
          && isEnd(internalName, at + 1 + wanted.length())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isEnd(String name, int at) {
    return at == name.length() || name.charAt(at) == '$';
  }

  /**
   * Whether a class file may have been compiled from the source file, whatever its name: looks for
   * the file's name in it, which takes a tenth of the time of reading it.
   */
  public boolean mayComeFrom(byte[] classFile) {
    if (!isFile) {
      return false;
    }
    byte[] wanted = fileName().getBytes(StandardCharsets.UTF_8);
    byte first = wanted[0];
    int last = classFile.length - wanted.length;
    for (int i = 0; i <= last; i++) {
      if (classFile[i] == first && isAt(classFile, i, wanted)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAt(byte[] bytes, int at, byte[] wanted) {
    for (int i = 1; i < wanted.length; i++) {
      if (bytes[at + i] != wanted[i]) {
        return false;
      }
    }
    return true;
  }

  /** Without directories. */
  public String fileName() {
    return name.substring(name.lastIndexOf('/') + 1);
  }

  /** Whether the directories, if there are any, are those of a package. */
  public boolean matchesPackage(String internalName) {
    int at = name.lastIndexOf('/');
    int end = internalName.lastIndexOf('/');
    String wanted = at < 0 ? "" : name.substring(0, at);
    String found = end < 0 ? "" : internalName.substring(0, end);
    return wanted.isEmpty() || found.equals(wanted) || found.endsWith("/" + wanted);
  }
}

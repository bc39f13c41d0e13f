package dev.unravel.conformance.random;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles many programs at once, from memory into a folder. */
public final class Sources {
  private Sources() {}

  static void compile(List<RandomProgram> programs, Path folder) {
    compile(
        programs.stream()
            .collect(java.util.stream.Collectors.toMap(RandomProgram::name, RandomProgram::source)),
        folder);
  }

  /** Compiles sources by the names of their classes. */
  public static void compile(Map<String, String> sources, Path folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<JavaFileObject> units =
          sources.entrySet().stream()
              .<JavaFileObject>map(each -> new Source(each.getKey(), each.getValue()))
              .toList();
      List<String> options =
          List.of("--release", "17", "-g", "-nowarn", "-proc:none", "-d", folder.toString());
      if (!compiler.getTask(complaints, files, null, options, null, units).call()) {
        throw new IllegalStateException("a program does not compile: " + complaints);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}

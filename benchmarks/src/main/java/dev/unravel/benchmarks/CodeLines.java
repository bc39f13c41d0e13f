package dev.unravel.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Lines with code, counted in class files: comments, blank lines and braces are in none. */
final class CodeLines {
  private final Set<String> lines = new HashSet<>();

  /** Of the artifacts of a program, or of its classes of the JDK, or else of itself. */
  static int of(RealProgram program) throws IOException {
    CodeLines lines = new CodeLines();
    for (Path jar : program.artifacts().stream().limit(1).toList()) {
      lines.addJar(jar);
    }
    for (String name : program.jdkClasses()) {
      lines.add(ClassLoader.getSystemResourceAsStream(name.replace('.', '/') + ".class"));
    }
    if (lines.lines.isEmpty()) {
      lines.addFolder(program.classes());
    }
    return lines.lines.size();
  }

  private void addJar(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : (Iterable<JarEntry>) file.stream()::iterator) {
        if (entry.getName().endsWith(".class")) {
          add(file.getInputStream(entry));
        }
      }
    }
  }

  private void addFolder(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(file -> file.getFileName().toString().matches("Main.*\\.class")).toList();
    }
    for (Path file : files) {
      add(Files.newInputStream(file));
    }
  }

  private void add(InputStream classFile) throws IOException {
    try (classFile) {
      ClassReader reader = new ClassReader(classFile);
      reader.accept(new Counter(reader.getClassName()), ClassReader.SKIP_FRAMES);
    }
  }

  /** Classes of one file share lines, so they are told apart by the outermost class. */
  private final class Counter extends ClassVisitor {
    private final String outermost;

    Counter(String name) {
      super(Opcodes.ASM9);
      outermost = name.replaceFirst("\\$.*", "");
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitLineNumber(int line, Label start) {
          lines.add(outermost + ":" + line);
        }
      };
    }
  }
}

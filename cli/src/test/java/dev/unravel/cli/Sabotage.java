package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.worker.WorkerSetup;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ByteVector;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * A program that loses an update, and what can be done to keep the tool from seeing it.
 *
 * @param folder where its classes go
 */
record Sabotage(Path folder) {

  /** Main, which makes an object of the class it is told and has two threads run it. */
  Path main() throws IOException {
    Path classes = folder.resolve("main");
    if (Files.notExists(classes)) {
      for (String name : List.of("Main", "Finalized", "Signalled")) {
        compile(classes, name, text(name));
      }
    }
    return classes;
  }

  /** The class whose objects lose an update, in a package of this name. */
  Path racy(String name) throws IOException {
    Path classes = folder.resolve("racy-" + name);
    String source =
        name.isEmpty()
            ? text("Racy").replace("package PACKAGE;", "")
            : text("Racy").replace("PACKAGE", name);
    compile(classes, "Racy", source);
    return classes;
  }

  /** The same, with members that get in the way. */
  Path racyWith(String change, String from, String to) throws IOException {
    Path classes = folder.resolve("racy-with-" + change);
    compile(classes, "Racy", text("Racy").replace("package PACKAGE;", "").replace(from, to));
    return classes;
  }

  /** The same, with another number of its format. */
  Path version(int version) throws IOException {
    Path classes = racy("");
    Path copy = Files.createDirectories(folder.resolve("version-" + version));
    byte[] bytes = Files.readAllBytes(classes.resolve("Racy.class"));
    bytes[4] = (byte) (version >>> 24);
    bytes[5] = (byte) (version >>> 16);
    bytes[6] = (byte) (version >>> 8);
    bytes[7] = (byte) version;
    Files.write(copy.resolve("Racy.class"), bytes);
    return copy;
  }

  /** The same, with an attribute that no JVM looks at and nobody can read. */
  Path unreadable() throws IOException {
    ClassReader reader = new ClassReader(Files.readAllBytes(racy("").resolve("Racy.class")));
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visitEnd() {
            visitAttribute(new Garbage());
            super.visitEnd();
          }
        },
        0);
    Path copy = Files.createDirectories(folder.resolve("unreadable"));
    Files.write(copy.resolve("Racy.class"), writer.toByteArray());
    return copy;
  }

  private static final class Garbage extends Attribute {
    Garbage() {
      super("RuntimeVisibleTypeAnnotations");
    }

    @Override
    protected ByteVector write(
        ClassWriter writer, byte[] code, int length, int maxStack, int maxLocals) {
      return new ByteVector().putInt(-1).putInt(-1);
    }
  }

  /** Options that start another agent. */
  List<String> agent(String arguments) throws IOException, URISyntaxException {
    Path jar = folder.resolve("saboteur.jar");
    if (Files.notExists(jar)) {
      Path asm =
          Path.of(ClassReader.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path classes = folder.resolve("saboteur");
      compile(classes, "Saboteur", text("Saboteur"), "-cp", asm.toString());
      Manifest manifest = new Manifest();
      Attributes main = manifest.getMainAttributes();
      main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
      main.putValue("Premain-Class", "Saboteur");
      main.putValue("Can-Retransform-Classes", "true");
      main.putValue("Class-Path", asm.toUri().toString());
      jar(jar, classes, manifest);
    }
    return List.of("--jvm", "-javaagent:" + jar + "=" + arguments);
  }

  /** The classes of a folder without subfolders, as a jar. */
  static void jar(Path jar, Path classes, Manifest manifest) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest);
        var entries = Files.list(classes)) {
      for (Path entry : entries.toList()) {
        out.putNextEntry(new JarEntry(entry.getFileName().toString()));
        Files.copy(entry, out);
      }
    }
  }

  void compile(Path classes, String name, String source, String... options) throws IOException {
    Files.createDirectories(classes);
    Path file = Files.createDirectories(folder.resolve("src")).resolve(name + ".java");
    Files.writeString(file, source);
    List<String> all = new ArrayList<>(List.of("-nowarn", "-g", "-d", classes.toString()));
    if (!Arrays.asList(options).contains("--patch-module")) {
      all.addAll(List.of("-source", "17", "-target", "17"));
    }
    all.addAll(Arrays.asList(options));
    all.add(file.toString());
    OutputStream warnings = OutputStream.nullOutputStream();
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, warnings, all.toArray(String[]::new));
    assertThat(status).as("javac " + file).isZero();
  }

  static String text(String name) throws IOException {
    try (InputStream in = Sabotage.class.getResourceAsStream("sabotage/" + name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** A command with Main on this JDK; empty words are left out. */
  ToolRun run(int feature, String command, List<String> options, List<Path> path, String... words)
      throws IOException {
    List<String> args = new ArrayList<>(List.of(command));
    args.addAll(
        List.of("--jdk", InstalledJdks.withFeature(feature).orElseThrow().home().toString()));
    args.addAll(options);
    List<String> classPath = new ArrayList<>(List.of(main().toString()));
    path.forEach(entry -> classPath.add(entry.toString()));
    args.addAll(List.of("-cp", String.join(File.pathSeparator, classPath)));
    args.addAll(List.of(words));
    return ToolRun.of(WorkerSetup::of, args.toArray(String[]::new));
  }
}

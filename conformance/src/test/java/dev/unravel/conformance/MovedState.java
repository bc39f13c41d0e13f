package dev.unravel.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A program whose state has been moved out of the local variables of its main method. What main
 * makes before it does anything else, objects and arrays that its threads share, is made by a
 * static initialiser instead; main and the lambdas that captured it read it from there. Since main
 * runs once and assigns each such variable once, nothing else about the program changes, and so it
 * has the same outcomes.
 */
final class MovedState {
  private static final int FIRST_FRAMELESS = ClassReader.SKIP_FRAMES;

  private final StatePlace place;
  private final ClassNode main;
  private final Map<Integer, KeptVariable> kept = new HashMap<>();

  private MovedState(StatePlace place, ClassNode main) {
    this.place = place;
    this.main = main;
  }

  /**
   * Writes the rewritten classes of a program to a folder.
   *
   * @return whether there was anything to move
   */
  static boolean write(Program program, StatePlace place, Path folder) throws IOException {
    String name = program.name().replace('.', '/');
    ClassNode main = read(program.classes().resolve(name + ".class"));
    MovedState moved = new MovedState(place, main);
    Optional<ClassNode> added = moved.move();
    if (moved.kept.isEmpty()) {
      return false;
    }
    Path file = folder.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, bytes(main));
    if (added.isPresent()) {
      Files.write(folder.resolve(added.get().name + ".class"), bytes(added.get()));
    }
    copyNested(program, file);
    return true;
  }

  private static void copyNested(Program program, Path main) throws IOException {
    Path folder = program.classes().resolve(program.name().replace('.', '/')).getParent();
    String prefix = main.getFileName().toString().replace(".class", "$");
    try (Stream<Path> files = Files.list(folder)) {
      for (Path nested : files.toList()) {
        if (nested.getFileName().toString().startsWith(prefix)) {
          Files.write(main.resolveSibling(nested.getFileName()), Files.readAllBytes(nested));
        }
      }
    }
  }

  private static ClassNode read(Path file) throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader(Files.readAllBytes(file)).accept(node, FIRST_FRAMELESS);
    return node;
  }

  private static byte[] bytes(ClassNode node) {
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected String getCommonSuperClass(String one, String other) {
            // Where two of the program's own types meet, none of its methods is called.
            return one.equals(other) ? one : "java/lang/Object";
          }
        };
    node.accept(writer);
    return writer.toByteArray();
  }

  private Optional<ClassNode> move() {
    MethodNode method = method("main", "([Ljava/lang/String;)V");
    OpeningStatements opening = OpeningStatements.of(main, method);
    String owner = place.owner(main.name);
    for (Map.Entry<Integer, Type> variable : opening.variables().entrySet()) {
      boolean isReference = variable.getValue().getSort() >= Type.ARRAY;
      if (isReference) {
        kept.put(
            variable.getKey(), new KeptVariable(place, owner, kept.size(), variable.getValue()));
      }
    }
    if (kept.isEmpty() || opening.variables().size() > kept.size()) {
      kept.clear();
      return Optional.empty();
    }
    Optional<ClassNode> added = new StateHolder(main, place, kept).make(opening);
    read(method, kept);
    return added;
  }

  private MethodNode method(String name, String descriptor) {
    return main.methods.stream()
        .filter(m -> m.name.equals(name) && m.desc.equals(descriptor))
        .findFirst()
        .orElseThrow();
  }

  /** Reads kept variables where they are kept, and no longer hands them to lambdas. */
  private void read(MethodNode method, Map<Integer, KeptVariable> variables) {
    method.localVariables = null;
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
      if (i instanceof InvokeDynamicInsnNode indy) {
        uncapture(method, indy, variables);
      }
    }
    for (AbstractInsnNode i = method.instructions.getFirst(); i != null; ) {
      AbstractInsnNode following = i.getNext();
      KeptVariable variable =
          i instanceof VarInsnNode v && i.getOpcode() == Opcodes.ALOAD
              ? variables.get(v.var)
              : null;
      if (variable != null) {
        method.instructions.insert(i, variable.read());
        method.instructions.remove(i);
      }
      i = following;
    }
  }

  private void uncapture(
      MethodNode method, InvokeDynamicInsnNode indy, Map<Integer, KeptVariable> variables) {
    Type[] captured = Type.getArgumentTypes(indy.desc);
    Optional<MethodNode> body = lambda(indy);
    VarInsnNode[] loads = new VarInsnNode[captured.length];
    AbstractInsnNode i = indy;
    for (int k = captured.length - 1; k >= 0; k--) {
      i = i.getPrevious();
      while (i != null && i.getOpcode() < 0) {
        i = i.getPrevious();
      }
      if (!(i instanceof VarInsnNode load) || body.isEmpty()) {
        return;
      }
      loads[k] = load;
    }
    if (captured.length == 0) {
      return;
    }
    new LambdaParameters(body.get(), captured, loads, variables)
        .remove(method.instructions, indy)
        .ifPresent(inside -> read(body.get(), inside));
  }

  private Optional<MethodNode> lambda(InvokeDynamicInsnNode indy) {
    List<Handle> handles =
        Stream.of(indy.bsmArgs)
            .filter(Handle.class::isInstance)
            .map(Handle.class::cast)
            .filter(h -> h.getTag() == Opcodes.H_INVOKESTATIC && h.getOwner().equals(main.name))
            .filter(h -> h.getName().startsWith("lambda$"))
            .toList();
    return handles.isEmpty()
        ? Optional.empty()
        : Optional.of(method(handles.get(0).getName(), handles.get(0).getDesc()));
  }
}

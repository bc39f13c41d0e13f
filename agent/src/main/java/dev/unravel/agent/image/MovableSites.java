package dev.unravel.agent.image;

import dev.unravel.agent.subject.SiteEntry;
import dev.unravel.agent.subject.SiteNumbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Stands in for the numbers of sites while a class is instrumented for a {@link ClassImage}. Each
 * site gets a number that the class uses nowhere else and that is too large for anything but an
 * integer constant, so that its one place in the class file can be found again afterwards.
 */
public final class MovableSites implements SiteNumbers {
  private static final int CONSTANT_INTEGER = 3;
  private static final int ROOM = 1 << 16;
  private static final int LOWEST = 0x4000_0000;

  private final ClassReader original;
  private final int base;
  private final List<SiteEntry> sites = new ArrayList<>();

  public MovableSites(ClassReader original) {
    this.original = original;
    int free = LOWEST;
    while (usesAny(free)) {
      free += ROOM;
    }
    this.base = free;
  }

  /** A number to be replaced later. */
  @Override
  public int of(SiteEntry site) {
    sites.add(site);
    return base + sites.size() - 1;
  }

  /** What has become of the class. */
  public ClassImage image(byte[] instrumented) {
    int[] offsets = new int[sites.size()];
    ClassReader reader = new ClassReader(instrumented);
    for (int i = original.getItemCount(); i < reader.getItemCount(); i++) {
      if (isInteger(reader, i)) {
        offsets[reader.readInt(reader.getItem(i)) - base] = reader.getItem(i);
      }
    }
    for (int offset : offsets) {
      if (offset == 0) {
        throw new IllegalStateException("a site without a place");
      }
    }
    return new ClassImage(instrumented, sites.toArray(new SiteEntry[0]), offsets, lost(reader));
  }

  /** Flags that methods had before they were instrumented, and have no longer. */
  private ClassImage.LostFlag[] lost(ClassReader instrumented) {
    Map<String, Integer> left = MethodFlags.of(instrumented);
    List<ClassImage.LostFlag> lost = new ArrayList<>();
    for (Map.Entry<String, Integer> method : MethodFlags.of(original).entrySet()) {
      int flag = method.getValue() & ~left.getOrDefault(method.getKey(), method.getValue());
      if (flag != 0) {
        lost.add(new ClassImage.LostFlag(original.getClassName(), method.getKey(), flag));
      }
    }
    return lost.toArray(new ClassImage.LostFlag[0]);
  }

  /** Flags of the methods of a class, by name and descriptor. */
  private static final class MethodFlags extends ClassVisitor {
    private final Map<String, Integer> flags = new LinkedHashMap<>();

    private MethodFlags() {
      super(Opcodes.ASM9);
    }

    static Map<String, Integer> of(ClassReader reader) {
      MethodFlags found = new MethodFlags();
      reader.accept(
          found, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      return found.flags;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      flags.put(name.concat(descriptor), access);
      return null;
    }
  }

  private boolean usesAny(int from) {
    for (int i = 1; i < original.getItemCount(); i++) {
      if (isInteger(original, i)) {
        int value = original.readInt(original.getItem(i));
        if (value >= from && value < from + ROOM) {
          return true;
        }
      }
    }
    return false;
  }

  /** The second entry of a long constant has no place of its own. */
  private static boolean isInteger(ClassReader reader, int item) {
    int offset = reader.getItem(item);
    return offset != 0 && reader.readByte(offset - 1) == CONSTANT_INTEGER;
  }
}

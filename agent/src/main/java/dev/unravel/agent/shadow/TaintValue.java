package dev.unravel.agent.shadow;

import org.objectweb.asm.tree.analysis.Value;

/**
 * A value on the stack or in a local variable, with what it may be made of.
 *
 * @param size slots it takes
 * @param isTainted whether it may depend on something that was read from memory
 */
public record TaintValue(int size, boolean isTainted) implements Value {
  static final TaintValue CLEAN = new TaintValue(1, false);
  private static final TaintValue CLEAN_WIDE = new TaintValue(2, false);
  private static final TaintValue TAINTED = new TaintValue(1, true);
  private static final TaintValue TAINTED_WIDE = new TaintValue(2, true);

  public static TaintValue of(int size, boolean isTainted) {
    if (size == 1) {
      return isTainted ? TAINTED : CLEAN;
    }
    return isTainted ? TAINTED_WIDE : CLEAN_WIDE;
  }

  @Override
  public int getSize() {
    return size;
  }
}

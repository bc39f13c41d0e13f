package dev.unravel.runtime.init;

import dev.unravel.runtime.jvm.StaticField;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.target.CurrentLoader;
import dev.unravel.runtime.values.HandledFields;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The classes whose members a method handle or a handle of a static field uses. To use one
 * initialises the class, and the JVM takes classes that we initialise for initialised already.
 * Found out once for each site and handle: what came last is nearly always what comes next.
 */
public final class HandledClasses {
  private static final int INITIAL = 256;

  private static Object[] handles = new Object[INITIAL];
  private static Class<?>[] types = new Class<?>[INITIAL];
  private static MethodHandles.Lookup lookup;

  private HandledClasses() {}

  /** The target has new classes: keeps none of the old. */
  public static void forget() {
    handles = new Object[INITIAL];
    types = new Class<?>[INITIAL];
  }

  /** The running thread is about to use a handle, of a method or of a static field. */
  public static void use(ControlledThread c, Object handle, int site) {
    if (site >= handles.length || handles[site] != handle) {
      learn(handle, site);
    }
    if (types[site] != null) {
      ClassInit.reflected(c, types[site]);
    }
  }

  private static void learn(Object handle, int site) {
    Object token = Control.leave();
    try {
      if (site >= handles.length) {
        Object[] moreHandles = new Object[site * 2];
        System.arraycopy(handles, 0, moreHandles, 0, handles.length);
        handles = moreHandles;
        Class<?>[] moreTypes = new Class<?>[site * 2];
        System.arraycopy(types, 0, moreTypes, 0, types.length);
        types = moreTypes;
      }
      types[site] =
          handle instanceof VarHandle field
              ? ownerOf(field)
              : declaringClass((MethodHandle) handle);
      handles[site] = handle;
    } finally {
      Control.resume(token);
    }
  }

  /** Null for a handle that is made of others; those that it calls initialise by themselves. */
  private static Class<?> declaringClass(MethodHandle handle) {
    if (lookup == null) {
      StaticField field = StaticField.of(MethodHandles.Lookup.class, "IMPL_LOOKUP");
      lookup = field == null ? MethodHandles.publicLookup() : (MethodHandles.Lookup) field.get();
    }
    try {
      return lookup.revealDirect(handle).getDeclaringClass();
    } catch (IllegalArgumentException isComposed) {
      return null;
    }
  }

  private static Class<?> ownerOf(VarHandle handle) {
    String owner = HandledFields.ownerOf(handle);
    try {
      return owner == null ? null : Class.forName(owner, false, CurrentLoader.get());
    } catch (ClassNotFoundException notOfTheTarget) {
      return null;
    }
  }
}

package dev.unravel.step.jdwp;

import java.nio.ByteBuffer;

/**
 * One event of the debugged JVM.
 *
 * @param kind see {@link Jdwp}
 * @param request the request it comes from, 0 if nobody asked
 * @param thread where it happened, 0 for events that have none
 * @param details what else there is to it
 */
public record VmEvent(int kind, int request, long thread, byte[] details) {
  private static final int CLASS_UNLOAD = 9;
  private static final int TAGGED_BYTES = 9;

  static VmEvent read(ByteBuffer from) {
    int kind = from.get();
    int request = from.getInt();
    long thread = hasThread(kind) ? from.getLong() : 0;
    int start = from.position();
    int length = detailBytes(kind, from.duplicate());
    from.position(start);
    return new VmEvent(kind, request, thread, PacketBody.take(from, length));
  }

  void write(PacketBody to) {
    to.put(kind).putInt(request);
    if (hasThread(kind)) {
      to.putLong(thread);
    }
    to.putBytes(details);
  }

  VmEvent of(int otherRequest) {
    return new VmEvent(kind, otherRequest, thread, details);
  }

  public VmEvent in(long otherThread) {
    return new VmEvent(kind, request, otherThread, details);
  }

  public VmEvent with(byte[] otherDetails) {
    return new VmEvent(kind, request, thread, otherDetails);
  }

  private static boolean hasThread(int kind) {
    return kind != CLASS_UNLOAD && kind != Jdwp.VM_DEATH;
  }

  private static int detailBytes(int kind, ByteBuffer from) {
    int start = from.position();
    switch (kind) {
      case Jdwp.SINGLE_STEP, Jdwp.BREAKPOINT, Jdwp.METHOD_ENTRY, Jdwp.METHOD_EXIT ->
          skip(from, Jdwp.LOCATION_BYTES);
      case Jdwp.METHOD_EXIT_WITH_VALUE -> {
        skip(from, Jdwp.LOCATION_BYTES);
        skipValue(from);
      }
      case Jdwp.EXCEPTION -> skip(from, 2 * Jdwp.LOCATION_BYTES + TAGGED_BYTES);
      case 6, 7, Jdwp.VM_START, Jdwp.VM_DEATH -> {
        // Starts and ends of threads and of the JVM: there is nothing more to say.
      }
      case Jdwp.CLASS_PREPARE -> {
        skip(from, 1 + Long.BYTES);
        PacketBody.string(from);
        skip(from, Integer.BYTES);
      }
      case CLASS_UNLOAD -> PacketBody.string(from);
      case 20 -> skipField(from);
      case 21 -> {
        skipField(from);
        skipValue(from);
      }
      case 43, 44 -> skip(from, TAGGED_BYTES + Jdwp.LOCATION_BYTES);
      case 45 -> skip(from, TAGGED_BYTES + Jdwp.LOCATION_BYTES + Long.BYTES);
      case 46 -> skip(from, TAGGED_BYTES + Jdwp.LOCATION_BYTES + 1);
      default -> throw new IllegalArgumentException("an event of unknown kind " + kind);
    }
    return from.position() - start;
  }

  private static void skipField(ByteBuffer from) {
    skip(from, Jdwp.LOCATION_BYTES + 1 + 2 * Long.BYTES + TAGGED_BYTES);
  }

  private static void skipValue(ByteBuffer from) {
    switch (from.get()) {
      case 'V' -> skip(from, 0);
      case 'B', 'Z' -> skip(from, 1);
      case 'C', 'S' -> skip(from, Short.BYTES);
      case 'I', 'F' -> skip(from, Integer.BYTES);
      default -> skip(from, Long.BYTES);
    }
  }

  private static void skip(ByteBuffer from, int count) {
    from.position(from.position() + count);
  }
}

package dev.unravel.step.jdwp;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A class of the runtime in the worker, by the numbers that the debugged JVM gave to its parts.
 *
 * @param type its own number
 * @param methods by name; the runtime has one of each name that is asked for
 * @param fields by name
 */
public record RuntimeClass(long type, Map<String, Long> methods, Map<String, Long> fields) {
  public static final String STEPPING = "Ldev/unravel/runtime/schedule/Stepping;";
  public static final String CARRIER = "Ldev/unravel/runtime/backend/OsThreadBackend$Carrier;";

  /** Looks a class up; empty if it is not loaded. */
  public static Optional<RuntimeClass> find(Vm vm, String signature) {
    ByteBuffer found =
        vm.call(Jdwp.CLASSES_BY_SIGNATURE, new PacketBody().putString(signature).bytes());
    if (found.getInt() == 0) {
      return Optional.empty();
    }
    found.get();
    long type = found.getLong();
    return Optional.of(
        new RuntimeClass(type, members(vm, Jdwp.METHODS, type), members(vm, Jdwp.FIELDS, type)));
  }

  private static Map<String, Long> members(Vm vm, int command, long type) {
    ByteBuffer listed = vm.call(command, PacketBody.ofLong(type));
    Map<String, Long> members = new HashMap<>();
    for (int left = listed.getInt(); left > 0; left--) {
      long id = listed.getLong();
      String name = PacketBody.string(listed);
      PacketBody.string(listed);
      listed.getInt();
      members.put(name, id);
    }
    return Map.copyOf(members);
  }

  /** A request to stop where a method begins. */
  public EventRequest breakpoint(String method, int policy) {
    byte[] location =
        new PacketBody().put(1).putLong(type).putLong(methods.get(method)).putLong(0).bytes();
    return EventRequest.of(
        Jdwp.BREAKPOINT, policy, new EventRequest.Modifier(Jdwp.LOCATION_ONLY, location));
  }

  /** The value of a static field with its tag. */
  public ByteBuffer staticValue(Vm vm, String field) {
    byte[] question = new PacketBody().putLong(type).putInt(1).putLong(fields.get(field)).bytes();
    ByteBuffer answer = vm.call(Jdwp.STATIC_VALUES, question);
    answer.getInt();
    return answer;
  }

  public void setStaticLong(Vm vm, String field, long value) {
    vm.call(
        Jdwp.SET_STATIC_VALUES,
        new PacketBody().putLong(type).putInt(1).putLong(fields.get(field)).putLong(value).bytes());
  }

  /**
   * Calls a static method in a thread that is stopped at an event.
   *
   * @param argument with its tag, or nothing
   * @return the result with its tag
   */
  public ByteBuffer invoke(Vm vm, String method, long thread, byte[] argument) {
    PacketBody call = new PacketBody().putLong(type).putLong(thread).putLong(methods.get(method));
    call.putInt(argument.length == 0 ? 0 : 1).putBytes(argument).putInt(Jdwp.SINGLE_THREADED);
    return vm.call(Jdwp.INVOKE_STATIC, call.bytes());
  }
}

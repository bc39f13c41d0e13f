package dev.unravel.step;

import dev.unravel.step.jdwp.EventRequest;
import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.RuntimeClass;
import dev.unravel.step.jdwp.Vm;
import dev.unravel.step.jdwp.VmEvent;
import java.nio.ByteBuffer;

/**
 * Breakpoints of our own in the runtime, in its class {@code Stepping}. The one at switches costs a
 * round trip for each of them, so it is there only while somebody wants to know.
 */
final class Markers {
  private static final String CLASS_NAME = "dev.unravel.runtime.schedule.Stepping";

  private final Vm vm;
  private volatile RuntimeClass stepping;
  private volatile int prepared;
  private volatile int switched;
  private volatile int reached;
  private volatile int stuck;
  private volatile int ended;

  Markers(Vm vm) {
    this.vm = vm;
  }

  /** Has the JVM stop when it has loaded the class. */
  void awaitClass() {
    byte[] name = new PacketBody().putString(CLASS_NAME).bytes();
    prepared =
        set(
            EventRequest.of(
                Jdwp.CLASS_PREPARE,
                Jdwp.EVENT_THREAD,
                new EventRequest.Modifier(Jdwp.CLASS_MATCH, name)));
  }

  boolean isPrepared(VmEvent event) {
    return event.kind() == Jdwp.CLASS_PREPARE && event.request() == prepared;
  }

  /** The class is loaded: from now on the JVM stops where an execution begins. */
  void install() {
    stepping = RuntimeClass.find(vm, RuntimeClass.STEPPING).orElseThrow();
    place();
    watchSwitches(true);
  }

  /** A debugger has taken all breakpoints away. */
  void reinstall() {
    boolean watched = switched != 0;
    switched = 0;
    place();
    watchSwitches(watched);
  }

  private void place() {
    reached = set(stepping.breakpoint("reached", Jdwp.EVENT_THREAD));
    stuck = set(stepping.breakpoint("gotStuck", Jdwp.EVENT_THREAD));
    ended = set(stepping.breakpoint("ended", Jdwp.EVENT_THREAD));
  }

  synchronized void watchSwitches(boolean value) {
    if (value && switched == 0) {
      switched = set(stepping.breakpoint("switched", Jdwp.EVENT_THREAD));
    } else if (!value && switched != 0) {
      vm.call(Jdwp.CLEAR_REQUEST, new PacketBody().put(Jdwp.BREAKPOINT).putInt(switched).bytes());
      switched = 0;
    }
  }

  boolean isSwitch(VmEvent event) {
    return is(event, switched);
  }

  boolean isReached(VmEvent event) {
    return is(event, reached);
  }

  boolean isStuck(VmEvent event) {
    return is(event, stuck);
  }

  boolean isEnd(VmEvent event) {
    return is(event, ended);
  }

  private static boolean is(VmEvent event, int request) {
    return request != 0 && event.kind() == Jdwp.BREAKPOINT && event.request() == request;
  }

  void stopAt(long clock) {
    stepping.setStaticLong(vm, "until", clock);
  }

  long clock() {
    ByteBuffer value = stepping.staticValue(vm, "clock");
    value.get();
    return value.getLong();
  }

  /** The OS thread of the thread that runs, 0 if none does. */
  long carrier() {
    ByteBuffer value = stepping.staticValue(vm, "carrier");
    value.get();
    return value.getLong();
  }

  /** Calls a static method of the runtime's class, see {@link RuntimeClass#invoke}. */
  ByteBuffer invoke(String method, long thread, byte[] argument) {
    return stepping.invoke(vm, method, thread, argument);
  }

  private int set(EventRequest request) {
    return vm.call(Jdwp.SET_REQUEST, request.bytes()).getInt();
  }
}

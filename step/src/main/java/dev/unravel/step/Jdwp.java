package dev.unravel.step;

/**
 * Numbers of the Java Debug Wire Protocol, as far as anything is done about them here. A command is
 * its set and its number in that, in one: {@code set << 8 | number}.
 */
final class Jdwp {
  static final int CLASSES_BY_SIGNATURE = 0x0102;
  static final int ALL_THREADS = 0x0104;
  static final int DISPOSE = 0x0106;
  static final int SUSPEND = 0x0108;
  static final int RESUME = 0x0109;
  static final int EXIT = 0x010a;
  static final int SIGNATURE = 0x0201;
  static final int FIELDS = 0x0204;
  static final int METHODS = 0x0205;
  static final int STATIC_VALUES = 0x0206;
  static final int SET_STATIC_VALUES = 0x0302;
  static final int INVOKE_STATIC = 0x0303;
  static final int NEW_INSTANCE = 0x0304;
  static final int INVOKE_INTERFACE_STATIC = 0x0501;
  static final int CLASS_OF_OBJECT = 0x0901;
  static final int INVOKE = 0x0906;
  static final int THREAD_NAME = 0x0b01;
  static final int THREAD_RESUME = 0x0b03;
  static final int FRAMES = 0x0b06;
  static final int FRAME_COUNT = 0x0b07;
  static final int GROUP_CHILDREN = 0x0c03;
  static final int SET_REQUEST = 0x0f01;
  static final int CLEAR_REQUEST = 0x0f02;
  static final int CLEAR_ALL_BREAKPOINTS = 0x0f03;
  static final int COMPOSITE_EVENT = 0x4064;

  // Kinds of events.
  static final int SINGLE_STEP = 1;
  static final int BREAKPOINT = 2;
  static final int EXCEPTION = 4;
  static final int CLASS_PREPARE = 8;
  static final int METHOD_ENTRY = 40;
  static final int METHOD_EXIT = 41;
  static final int METHOD_EXIT_WITH_VALUE = 42;
  static final int VM_START = 90;
  static final int VM_DEATH = 99;

  // Which threads stop at an event.
  static final int NONE = 0;
  static final int EVENT_THREAD = 1;
  static final int ALL = 2;

  // What limits a request.
  static final int COUNT = 1;
  static final int THREAD_ONLY = 3;
  static final int CLASS_MATCH = 5;
  static final int CLASS_EXCLUDE = 6;
  static final int LOCATION_ONLY = 7;
  static final int EXCEPTION_ONLY = 8;
  static final int STEP = 10;

  // How far a step goes.
  static final int LINE = 1;
  static final int INTO = 0;
  static final int OUT = 2;

  /** Bytes of a place in the code: the kind of its class, the class, the method, the index. */
  static final int LOCATION_BYTES = 25;

  static final int REPLY = 0x80;
  static final int ILLEGAL_ARGUMENT = 103;
  static final int SINGLE_THREADED = 1;

  private Jdwp() {}
}

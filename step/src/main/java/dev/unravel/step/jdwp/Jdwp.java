package dev.unravel.step.jdwp;

/**
 * Numbers of the Java Debug Wire Protocol, as far as anything is done about them here. A command is
 * its set and its number in that, in one: {@code set << 8 | number}.
 */
public final class Jdwp {
  static final int CLASSES_BY_SIGNATURE = 0x0102;
  public static final int ALL_THREADS = 0x0104;
  public static final int DISPOSE = 0x0106;
  public static final int SUSPEND = 0x0108;
  public static final int RESUME = 0x0109;
  public static final int EXIT = 0x010a;
  public static final int SIGNATURE = 0x0201;
  static final int FIELDS = 0x0204;
  static final int METHODS = 0x0205;
  static final int STATIC_VALUES = 0x0206;
  static final int SET_STATIC_VALUES = 0x0302;
  public static final int INVOKE_STATIC = 0x0303;
  public static final int NEW_INSTANCE = 0x0304;
  public static final int INVOKE_INTERFACE_STATIC = 0x0501;
  public static final int CLASS_OF_OBJECT = 0x0901;
  public static final int INVOKE = 0x0906;
  public static final int THREAD_NAME = 0x0b01;
  public static final int THREAD_RESUME = 0x0b03;
  public static final int FRAMES = 0x0b06;
  public static final int FRAME_COUNT = 0x0b07;
  public static final int GROUP_CHILDREN = 0x0c03;
  public static final int SET_REQUEST = 0x0f01;
  public static final int CLEAR_REQUEST = 0x0f02;
  public static final int CLEAR_ALL_BREAKPOINTS = 0x0f03;
  static final int COMPOSITE_EVENT = 0x4064;

  // Kinds of events.
  public static final int SINGLE_STEP = 1;
  public static final int BREAKPOINT = 2;
  public static final int EXCEPTION = 4;
  public static final int CLASS_PREPARE = 8;
  public static final int METHOD_ENTRY = 40;
  public static final int METHOD_EXIT = 41;
  public static final int METHOD_EXIT_WITH_VALUE = 42;
  public static final int VM_START = 90;
  public static final int VM_DEATH = 99;

  // Which threads stop at an event.
  public static final int NONE = 0;
  public static final int EVENT_THREAD = 1;
  public static final int ALL = 2;

  // What limits a request.
  public static final int COUNT = 1;
  static final int THREAD_ONLY = 3;
  public static final int CLASS_MATCH = 5;
  static final int CLASS_EXCLUDE = 6;
  static final int LOCATION_ONLY = 7;
  public static final int EXCEPTION_ONLY = 8;
  public static final int STEP = 10;

  // How far a step goes.
  public static final int LINE = 1;
  public static final int INTO = 0;
  public static final int OUT = 2;

  /** Bytes of a place in the code: the kind of its class, the class, the method, the index. */
  public static final int LOCATION_BYTES = 25;

  static final int REPLY = 0x80;
  public static final int ILLEGAL_ARGUMENT = 103;
  static final int SINGLE_THREADED = 1;

  private Jdwp() {}
}

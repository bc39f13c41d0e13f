package dev.unravel.step.jdwp;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/**
 * A debugger's request to be told of events.
 *
 * @param kind of event
 * @param policy which threads stop then
 * @param modifiers what limits it
 */
public record EventRequest(int kind, int policy, List<Modifier> modifiers) {

  /**
   * A limit.
   *
   * @param kind see {@link Jdwp}
   * @param details what it consists of
   */
  public record Modifier(int kind, byte[] details) {

    /** Whether the details begin with a thread. */
    boolean namesThread() {
      return kind == Jdwp.THREAD_ONLY || kind == Jdwp.STEP;
    }

    boolean isAbout(long thread) {
      return namesThread() && ByteBuffer.wrap(details).getLong() == thread;
    }

    private Modifier withThread(LongUnaryOperator threads) {
      if (!namesThread()) {
        return this;
      }
      ByteBuffer changed = ByteBuffer.wrap(details.clone());
      changed.putLong(0, threads.applyAsLong(changed.getLong(0)));
      return new Modifier(kind, changed.array());
    }
  }

  public static EventRequest of(int kind, int policy, Modifier... modifiers) {
    return new EventRequest(kind, policy, List.of(modifiers));
  }

  /** To step on in a thread, line by line. */
  public static EventRequest step(long thread, int size, int depth, int policy) {
    return of(Jdwp.SINGLE_STEP, policy, stepModifier(thread, size, depth), count(1));
  }

  public static EventRequest read(ByteBuffer from) {
    int kind = from.get();
    int policy = from.get();
    int count = from.getInt();
    List<Modifier> modifiers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int modifier = from.get();
      modifiers.add(new Modifier(modifier, PacketBody.take(from, bytes(modifier, from))));
    }
    return new EventRequest(kind, policy, List.copyOf(modifiers));
  }

  private static int bytes(int modifier, ByteBuffer from) {
    return switch (modifier) {
      case Jdwp.COUNT, 2 -> Integer.BYTES;
      case Jdwp.THREAD_ONLY, 4, 11 -> Long.BYTES;
      case Jdwp.CLASS_MATCH, Jdwp.CLASS_EXCLUDE, 12 -> {
        int length = from.getInt(from.position());
        yield Integer.BYTES + length;
      }
      case Jdwp.LOCATION_ONLY -> Jdwp.LOCATION_BYTES;
      case Jdwp.EXCEPTION_ONLY -> Long.BYTES + 2;
      case 9 -> 2 * Long.BYTES;
      case Jdwp.STEP -> Long.BYTES + 2 * Integer.BYTES;
      case 13 -> 0;
      default -> throw new IllegalArgumentException("a request with unknown limit " + modifier);
    };
  }

  public byte[] bytes() {
    PacketBody body = new PacketBody().put(kind).put(policy).putInt(modifiers.size());
    modifiers.forEach(modifier -> body.put(modifier.kind()).putBytes(modifier.details()));
    return body.bytes();
  }

  /** The same about other threads. */
  public EventRequest withThreads(LongUnaryOperator threads) {
    return new EventRequest(
        kind, policy, modifiers.stream().map(each -> each.withThread(threads)).toList());
  }

  /** The same about any thread, if it was about this one alone. */
  public EventRequest withoutThread(long thread) {
    return new EventRequest(
        kind, policy, modifiers.stream().filter(each -> !each.isAbout(thread)).toList());
  }

  /** Whether it is about this thread alone. */
  public boolean isAbout(long thread) {
    return modifiers.stream().anyMatch(each -> each.isAbout(thread));
  }

  /** The same, but not about classes with such names. */
  public EventRequest without(List<String> patterns) {
    // First, because what they leave out must not use up a count.
    List<Modifier> all = new ArrayList<>();
    patterns.forEach(
        pattern ->
            all.add(new Modifier(Jdwp.CLASS_EXCLUDE, new PacketBody().putString(pattern).bytes())));
    all.addAll(modifiers);
    return new EventRequest(kind, policy, List.copyOf(all));
  }

  /** The same with one limit in the place of another. */
  public EventRequest replacing(Modifier old, Modifier other) {
    return new EventRequest(
        kind, policy, modifiers.stream().map(each -> each == old ? other : each).toList());
  }

  /** What a step asks for, as a request to be told when the thread enters a method. */
  public EventRequest asEntryIn(long thread) {
    List<Modifier> rest = new ArrayList<>();
    rest.add(new Modifier(Jdwp.THREAD_ONLY, PacketBody.ofLong(thread)));
    modifiers.stream()
        .filter(each -> !each.namesThread() && each.kind() != Jdwp.COUNT)
        .forEach(rest::add);
    return new EventRequest(Jdwp.METHOD_ENTRY, policy, List.copyOf(rest));
  }

  public Optional<Modifier> modifier(int wanted) {
    return modifiers.stream().filter(each -> each.kind() == wanted).findFirst();
  }

  public static Modifier stepModifier(long thread, int size, int depth) {
    return new Modifier(
        Jdwp.STEP, new PacketBody().putLong(thread).putInt(size).putInt(depth).bytes());
  }

  static Modifier count(int times) {
    return new Modifier(Jdwp.COUNT, new PacketBody().putInt(times).bytes());
  }
}

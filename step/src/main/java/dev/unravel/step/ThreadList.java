package dev.unravel.step;

import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.Packet;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.RuntimeClass;
import dev.unravel.step.jdwp.Vm;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The threads that a debugger gets to see: those of the target, and the JVM's own. What it does not
 * see are the worker's threads, and the objects of the target's threads where they are listed by
 * their groups: these were never started, a carrier runs each.
 */
final class ThreadList {
  private static final String OURS = "unravel-";

  private final Vm vm;
  private final ShownThread shown;
  private final Map<Long, Boolean> carriers = new ConcurrentHashMap<>();
  private volatile long harness;
  private volatile long carrierType;

  ThreadList(Vm vm, ShownThread shown) {
    this.vm = vm;
    this.shown = shown;
  }

  /** Says which thread the worker itself runs on. */
  void harness(long thread) {
    harness = thread;
  }

  /** Whether it is an OS thread that runs threads of the target. */
  boolean isCarrier(long thread) {
    if (carrierType == 0) {
      Optional<RuntimeClass> found = RuntimeClass.find(vm, RuntimeClass.CARRIER);
      carrierType = found.map(RuntimeClass::type).orElse(0L);
    }
    return carriers.computeIfAbsent(thread, each -> type(each) == carrierType);
  }

  private long type(long thread) {
    ByteBuffer answer = vm.call(Jdwp.CLASS_OF_OBJECT, PacketBody.ofLong(thread));
    return answer.hasRemaining() ? answer.getLong(1) : -1;
  }

  /** Answers a debugger that wants all threads. */
  Packet all(Packet command) {
    return Packet.reply(command.id(), listed(visible()));
  }

  /** Answers a debugger that wants those of a group. */
  Packet children(Packet command) {
    Packet answer = vm.call(command);
    if (answer.code() != 0) {
      return answer;
    }
    ByteBuffer listed = answer.fields();
    List<Long> threads = threads(listed);
    byte[] groups = PacketBody.take(listed, listed.remaining());
    threads.retainAll(visible());
    return answer.with(new PacketBody().putBytes(listed(threads)).putBytes(groups).bytes());
  }

  /** Those that carry a thread of the target. */
  List<Long> ofTarget() {
    return visible().stream().filter(this::isCarrier).toList();
  }

  private Set<Long> visible() {
    return threads(vm.call(Jdwp.ALL_THREADS, Packet.NOTHING)).stream()
        .filter(thread -> thread != harness && !name(thread).startsWith(OURS))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private String name(long thread) {
    ByteBuffer answer = vm.call(Jdwp.THREAD_NAME, PacketBody.ofLong(thread));
    return answer.hasRemaining() ? PacketBody.string(answer) : "";
  }

  private static List<Long> threads(ByteBuffer from) {
    List<Long> threads = new ArrayList<>();
    for (int left = from.getInt(); left > 0; left--) {
      threads.add(from.getLong());
    }
    return threads;
  }

  private byte[] listed(Iterable<Long> threads) {
    PacketBody body = new PacketBody();
    int count = 0;
    for (long thread : threads) {
      body.putLong(shown.swap(thread));
      count++;
    }
    return new PacketBody().putInt(count).putBytes(body.bytes()).bytes();
  }
}

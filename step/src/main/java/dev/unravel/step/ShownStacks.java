package dev.unravel.step;

import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.Packet;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.Vm;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The stacks of threads without the frames of the runtime, and without what a hook has called in
 * the JDK: a thread that waits for its turn is shown where it waits in the target.
 */
final class ShownStacks {
  private static final int EVERYTHING = -1;

  private final Vm vm;
  private final Map<Long, FrameOrigin> origins = new ConcurrentHashMap<>();

  ShownStacks(Vm vm) {
    this.vm = vm;
  }

  /** Answers a debugger that wants some frames of a thread. */
  Packet frames(Packet command) {
    ByteBuffer question = command.fields();
    long thread = question.getLong();
    int start = question.getInt();
    int length = question.getInt();
    Packet answer = all(command.id(), thread);
    if (answer.code() != 0) {
      return answer;
    }
    List<byte[]> frames = visible(answer);
    int end = length == EVERYTHING ? frames.size() : Math.min(frames.size(), start + length);
    List<byte[]> wanted = start < end ? frames.subList(start, end) : List.of();
    PacketBody body = new PacketBody().putInt(wanted.size());
    wanted.forEach(body::putBytes);
    return Packet.reply(command.id(), body.bytes());
  }

  /** Answers a debugger that wants to know how many there are. */
  Packet count(Packet command) {
    Packet answer = all(command.id(), command.fields().getLong());
    return answer.code() != 0
        ? answer
        : Packet.reply(command.id(), new PacketBody().putInt(visible(answer).size()).bytes());
  }

  /** Where in the target or in the JDK a stopped thread is; empty if it is in neither. */
  Optional<byte[]> location(long thread) {
    Packet answer = all(0, thread);
    return answer.code() != 0
        ? Optional.empty()
        : visible(answer).stream().findFirst().map(ShownStacks::locationOf);
  }

  /** Whether a place in the code is in code of ours. */
  boolean isOwn(byte[] location) {
    return origin(location).isOwn();
  }

  private FrameOrigin origin(byte[] location) {
    long type = ByteBuffer.wrap(location).getLong(1);
    return origins.computeIfAbsent(type, each -> FrameOrigin.of(signature(each)));
  }

  private Packet all(int id, long thread) {
    byte[] question = new PacketBody().putLong(thread).putInt(0).putInt(EVERYTHING).bytes();
    return vm.call(Packet.command(id, Jdwp.FRAMES, question));
  }

  private List<byte[]> visible(Packet answer) {
    ByteBuffer listed = answer.fields();
    List<byte[]> frames = new ArrayList<>();
    boolean inJdk = true;
    for (int left = listed.getInt(); left > 0; left--) {
      byte[] frame = PacketBody.take(listed, Long.BYTES + Jdwp.LOCATION_BYTES);
      FrameOrigin origin = origin(locationOf(frame));
      if (origin == FrameOrigin.HOOK && inJdk) {
        frames.clear();
      } else if (!origin.isOwn()) {
        frames.add(frame);
        inJdk &= origin == FrameOrigin.JDK;
      }
    }
    return frames;
  }

  private static byte[] locationOf(byte[] frame) {
    ByteBuffer rest = ByteBuffer.wrap(frame).position(Long.BYTES);
    return PacketBody.take(rest, Jdwp.LOCATION_BYTES);
  }

  private String signature(long type) {
    return PacketBody.string(vm.call(Jdwp.SIGNATURE, PacketBody.ofLong(type)));
  }
}

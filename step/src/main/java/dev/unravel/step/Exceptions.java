package dev.unravel.step;

import dev.unravel.step.jdwp.EventRequest;
import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.PacketBody;
import dev.unravel.step.jdwp.VmEvent;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Exceptions that nobody catches. The runtime catches all that a thread of the target lets out, so
 * to the JVM none is uncaught. Where a debugger asks for uncaught ones alone it gets those that
 * only the runtime catches.
 */
final class Exceptions {
  private static final int CAUGHT = Long.BYTES;
  private static final int CATCH = Jdwp.LOCATION_BYTES + 1 + Long.BYTES;

  private final ShownStacks stacks;
  private final Set<Integer> uncaughtOnly = ConcurrentHashMap.newKeySet();

  Exceptions(ShownStacks stacks) {
    this.stacks = stacks;
  }

  static boolean wantsUncaughtOnly(EventRequest request) {
    return request.kind() == Jdwp.EXCEPTION
        && request
            .modifier(Jdwp.EXCEPTION_ONLY)
            .filter(only -> only.details()[CAUGHT] == 0 && only.details()[CAUGHT + 1] != 0)
            .isPresent();
  }

  /** The request that has to be made instead. */
  static EventRequest ofAll(EventRequest request) {
    EventRequest.Modifier only = request.modifier(Jdwp.EXCEPTION_ONLY).orElseThrow();
    byte[] details = only.details().clone();
    details[CAUGHT] = 1;
    return request.replacing(only, new EventRequest.Modifier(Jdwp.EXCEPTION_ONLY, details));
  }

  /** It was made under this number. */
  void uncaughtOnly(int request) {
    uncaughtOnly.add(request);
  }

  /** The event as a debugger should see it; empty if it should not. */
  Optional<VmEvent> asRequested(VmEvent event) {
    if (event.kind() != Jdwp.EXCEPTION) {
      return Optional.of(event);
    }
    ByteBuffer details = ByteBuffer.wrap(event.details().clone());
    byte[] handler = PacketBody.take(details.duplicate().position(CATCH), Jdwp.LOCATION_BYTES);
    boolean nobody = ByteBuffer.wrap(handler).getLong(1) == 0;
    if (!nobody && !stacks.isOwn(handler)) {
      return uncaughtOnly.contains(event.request()) ? Optional.empty() : Optional.of(event);
    }
    details.position(CATCH).put(new byte[Jdwp.LOCATION_BYTES]);
    return Optional.of(event.with(details.array()));
  }
}

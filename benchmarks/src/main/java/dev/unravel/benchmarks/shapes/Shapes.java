package dev.unravel.benchmarks.shapes;

import dev.unravel.trace.FailureKind;
import java.util.ArrayList;
import java.util.List;

/**
 * The shapes of bugs that the literature on testing concurrent programs measures itself on, small
 * variants first. All of them pass when no thread is preempted and threads run in the order of
 * their creation, all end on every schedule, and none depends on time or chance.
 */
public final class Shapes {
  private static final int[] WRITERS = {3, 4, 5, 10, 20, 50, 100};
  private static final int[] STAGED = {2, 20, 50, 100};

  private Shapes() {}

  public static List<Shape> all() {
    List<Shape> shapes = new ArrayList<>();
    variants(shapes, "reorder", Reorder.class, FailureKind.ASSERTION, WRITERS);
    variants(shapes, "twostage", TwoStage.class, FailureKind.ASSERTION, STAGED);
    variants(shapes, "wronglock", WrongLock.class, FailureKind.ASSERTION, 1, 3);
    add(shapes, "account", Account.class, FailureKind.ASSERTION);
    add(shapes, "bluetooth", Bluetooth.class, FailureKind.ASSERTION);
    add(shapes, "circular-buffer", CircularBuffer.class, FailureKind.ASSERTION);
    add(shapes, "stack", CheckedStack.class, FailureKind.EXCEPTION);
    add(shapes, "queue", TwoLockQueue.class, FailureKind.ASSERTION);
    add(shapes, "token-ring", TokenRing.class, FailureKind.ASSERTION);
    add(shapes, "lazy", Lazy.class, FailureKind.ASSERTION);
    add(shapes, "deadlock", LockOrder.class, FailureKind.DEADLOCK);
    add(shapes, "unlocked-test", UnlockedTest.class, FailureKind.LOST_NOTIFICATION);
    add(shapes, "fsbench", FileSystem.class, FailureKind.ASSERTION);
    add(shapes, "carter", Carter.class, FailureKind.DEADLOCK);
    variants(shapes, "philosophers", Philosophers.class, FailureKind.DEADLOCK, 3, 5, 7);
    add(shapes, "wsq-thief", StealingQueue.class, FailureKind.ASSERTION, "thief");
    add(shapes, "wsq-owner", StealingQueue.class, FailureKind.ASSERTION, "owner");
    add(shapes, "wsq-tagless", TaglessDeque.class, FailureKind.ASSERTION);
    add(shapes, "rwlock", HastyWriter.class, FailureKind.ASSERTION);
    add(shapes, "barrier", LeakyBarrier.class, FailureKind.LOST_NOTIFICATION);
    add(shapes, "early-publication", EarlyPublication.class, FailureKind.ASSERTION);
    variants(shapes, "notify", SingleNotify.class, FailureKind.LOST_NOTIFICATION, 1, 2);
    add(shapes, "aba", ReusedNodes.class, FailureKind.ASSERTION);
    add(shapes, "map", CheckThenPut.class, FailureKind.ASSERTION);
    add(shapes, "ticket", TicketLock.class, FailureKind.ASSERTION);
    add(shapes, "airline", Airline.class, FailureKind.ASSERTION);
    add(shapes, "handshake", Handshake.class, FailureKind.ASSERTION);
    add(shapes, "executor", LateSubmit.class, FailureKind.EXCEPTION);
    add(shapes, "stringbuffer", TextAppend.class, FailureKind.EXCEPTION);
    add(shapes, "bank", Transfers.class, FailureKind.DEADLOCK);
    add(shapes, "pbzip2", FreedQueue.class, FailureKind.EXCEPTION);
    add(shapes, "safestack", SafeStack.class, FailureKind.ASSERTION);
    return List.copyOf(shapes);
  }

  private static void variants(
      List<Shape> shapes, String name, Class<?> program, FailureKind kind, int... numbers) {
    for (int number : numbers) {
      add(shapes, name + "-" + number, program, kind, Integer.toString(number));
    }
  }

  private static void add(
      List<Shape> shapes, String name, Class<?> program, FailureKind kind, String... arguments) {
    shapes.add(new Shape(name, program, List.of(arguments), kind));
  }
}

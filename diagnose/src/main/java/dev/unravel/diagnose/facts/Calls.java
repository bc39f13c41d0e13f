package dev.unravel.diagnose.facts;

import java.util.Set;

/** Meanings of the methods of java.util.concurrent, as far as their names tell. */
public final class Calls {
  private static final Set<String> TAKE =
      Set.of(
          "lock",
          "lockInterruptibly",
          "tryLock",
          "tryAcquire",
          "acquire",
          "acquireUninterruptibly",
          "readLock",
          "writeLock",
          "readLockInterruptibly",
          "writeLockInterruptibly");
  private static final Set<String> GIVE_BACK =
      Set.of("unlock", "release", "unlockRead", "unlockWrite");

  /** What of a future asks for its state or sets it, and waits for nobody. */
  private static final Set<String> STATE_OF_FUTURE =
      Set.of(
          "isDone",
          "getNow",
          "isCompletedExceptionally",
          "complete",
          "completeExceptionally",
          "cancel",
          "isCancelled");

  private Calls() {}

  /** Whether a call takes a lock or a permit; of a read-write lock, readLock only names a part. */
  static boolean takes(String object, String method) {
    boolean isName = object.startsWith("ReentrantReadWriteLock") && method.endsWith("Lock");
    return TAKE.contains(method) && (!isName || method.equals("tryLock"));
  }

  /** Whether a call gives back what was taken. */
  public static boolean givesBack(String method) {
    return GIVE_BACK.contains(method);
  }

  /** Whether the object is a lock: at most one thread has it, or only readers do. */
  public static boolean isLock(String object) {
    return object.startsWith("Reentrant") || object.startsWith("StampedLock");
  }

  public static boolean isSemaphore(String object) {
    return object.startsWith("Semaphore#");
  }

  public static boolean isCondition(String object) {
    return object.startsWith("Condition#");
  }

  public static boolean isFuture(String object) {
    return object.startsWith("FutureTask#") || object.startsWith("CompletableFuture#");
  }

  public static boolean isPool(String object) {
    return object.startsWith("ThreadPoolExecutor#")
        || object.startsWith("ScheduledThreadPoolExecutor#")
        || object.startsWith("ForkJoinPool#");
  }

  public static boolean isAtomic(String object) {
    return object.startsWith("Atomic");
  }

  /** Whether a call asks or changes what an object holds, and does not just synchronise. */
  static boolean isAccess(String object, String method) {
    boolean synchronises =
        isLock(object)
            || isSemaphore(object)
            || isCondition(object)
            || isFuture(object) && !STATE_OF_FUTURE.contains(method)
            || object.startsWith("CountDownLatch#")
            || object.startsWith("CyclicBarrier#")
            || object.startsWith("Phaser#");
    return !synchronises && !method.isEmpty() && !takes(object, method) && !givesBack(method);
  }

  /** Whether a call changes nothing, by its name. */
  public static boolean isQuestion(String method) {
    return method.equals("get")
        || method.equals("getNow")
        || method.equals("size")
        || method.equals("getOrDefault")
        || method.equals("iterator")
        || method.equals("toArray")
        || method.equals("element")
        || method.equals("elementAt")
        || method.startsWith("contains")
        || method.startsWith("peek")
        || isAsked(method, "is")
        || isAsked(method, "has");
  }

  private static boolean isAsked(String method, String prefix) {
    return method.startsWith(prefix)
        && method.length() > prefix.length()
        && Character.isUpperCase(method.charAt(prefix.length()));
  }
}

package dev.unravel.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Stream;

/**
 * The classes whose calls carry hooks, each with an expression that makes an object to call. Those
 * of java.util.concurrent are found in the JDK itself: each has an expression here or a reason why
 * not, or {@link #all} fails.
 */
final class HookedClasses {
  /** Classes with nothing but static methods have no expression. */
  private static final String NONE = "";

  private static final String A_B = "java.util.List.of(\"a\", \"b\")";

  /** What has no state of its own, or lives by other threads, whose turn it is differs. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "AbstractExecutorService",
          "CountedCompleter",
          "ExecutorCompletionService",
          "Executors",
          "Flow",
          "ForkJoinPool",
          "ForkJoinTask",
          "ForkJoinWorkerThread",
          "RecursiveAction",
          "RecursiveTask",
          "ScheduledThreadPoolExecutor",
          "SubmissionPublisher",
          "ThreadLocalRandom",
          "TimeUnit",
          "AbstractOwnableSynchronizer",
          "AbstractQueuedLongSynchronizer",
          "AbstractQueuedSynchronizer");

  private static final Map<String, String> CONCURRENT =
      Map.ofEntries(
          Map.entry("ArrayBlockingQueue", "new #(4, true, " + A_B + ")"),
          Map.entry("CompletableFuture", "#.completedFuture(\"a\")"),
          Map.entry("ConcurrentHashMap", "new #(java.util.Map.of(\"a\", 1))"),
          Map.entry("ConcurrentLinkedDeque", "new #(" + A_B + ")"),
          Map.entry("ConcurrentLinkedQueue", "new #(" + A_B + ")"),
          Map.entry("ConcurrentSkipListMap", "new #(java.util.Map.of(\"a\", 1))"),
          Map.entry("ConcurrentSkipListSet", "new #(" + A_B + ")"),
          Map.entry("CopyOnWriteArrayList", "new #(" + A_B + ")"),
          Map.entry("CopyOnWriteArraySet", "new #(" + A_B + ")"),
          Map.entry("CountDownLatch", "new #(0)"),
          Map.entry("CyclicBarrier", "new #(1)"),
          Map.entry("DelayQueue", "new #()"),
          Map.entry("Exchanger", "new #()"),
          Map.entry("FutureTask", "new #(() -> \"a\")"),
          Map.entry("LinkedBlockingDeque", "new #(" + A_B + ")"),
          Map.entry("LinkedBlockingQueue", "new #(" + A_B + ")"),
          Map.entry("LinkedTransferQueue", "new #(" + A_B + ")"),
          Map.entry("Phaser", "new #(1)"),
          Map.entry("PriorityBlockingQueue", "new #(" + A_B + ")"),
          Map.entry("Semaphore", "new #(3)"),
          Map.entry("SynchronousQueue", "new #()"),
          Map.entry(
              "ThreadPoolExecutor",
              "new #(1, 2, 1L, java.util.concurrent.TimeUnit.SECONDS,"
                  + " new java.util.concurrent.LinkedBlockingQueue())"),
          Map.entry("AtomicBoolean", "new #(true)"),
          Map.entry("AtomicInteger", "new #(1)"),
          Map.entry("AtomicIntegerArray", "new #(3)"),
          Map.entry("AtomicIntegerFieldUpdater", "#.newUpdater(Cell.class, \"i\")"),
          Map.entry("AtomicLong", "new #(1)"),
          Map.entry("AtomicLongArray", "new #(3)"),
          Map.entry("AtomicLongFieldUpdater", "#.newUpdater(Cell.class, \"l\")"),
          Map.entry("AtomicMarkableReference", "new #(\"a\", true)"),
          Map.entry("AtomicReference", "new #(\"a\")"),
          Map.entry("AtomicReferenceArray", "new #(3)"),
          Map.entry("AtomicReferenceFieldUpdater", "#.newUpdater(Cell.class, Object.class, \"o\")"),
          Map.entry("AtomicStampedReference", "new #(\"a\", 1)"),
          Map.entry("DoubleAccumulator", "new #(Double::sum, 1)"),
          Map.entry("DoubleAdder", "new #()"),
          Map.entry("LongAccumulator", "new #(Long::sum, 1)"),
          Map.entry("LongAdder", "new #()"),
          Map.entry("LockSupport", NONE),
          Map.entry("ReentrantLock", "new #()"),
          Map.entry("ReentrantReadWriteLock", "new #()"),
          Map.entry("StampedLock", "new #()"));

  private HookedClasses() {}

  /** Each class with its expression. */
  static Map<Class<?>, String> all() {
    Map<Class<?>, String> all = new LinkedHashMap<>();
    for (String area : List.of("", "/atomic", "/locks")) {
      for (Class<?> type : publicClassesIn("java/util/concurrent" + area)) {
        String expression = CONCURRENT.get(type.getSimpleName());
        if (expression != null) {
          all.put(type, expression.replace("#", type.getName()));
        } else if (!LEFT_OUT.contains(type.getSimpleName())) {
          throw new IllegalStateException("no expression for " + type.getName());
        }
      }
    }
    String lock = "new java.util.concurrent.locks.ReentrantReadWriteLock()";
    all.put(ReentrantReadWriteLock.ReadLock.class, lock + ".readLock()");
    all.put(ReentrantReadWriteLock.WriteLock.class, lock + ".writeLock()");
    for (Class<?> list :
        List.of(java.util.ArrayList.class, java.util.Vector.class, java.util.LinkedHashSet.class)) {
      all.put(list, "new " + list.getName() + "(" + A_B + ")");
    }
    for (Class<?> map : List.of(java.util.HashMap.class, java.util.TreeMap.class)) {
      all.put(map, "new " + map.getName() + "(java.util.Map.of(\"a\", 1))");
    }
    all.put(Object.class, "new Object()");
    all.put(Thread.class, "new Thread(\"t\")");
    all.put(Runtime.class, "Runtime.getRuntime()");
    all.put(Field.class, "Cell.field()");
    all.put(System.class, NONE);
    all.put(java.util.Arrays.class, NONE);
    return all;
  }

  /** Whether a class of the program can extend it, calling its constructor without arguments. */
  static boolean mayBeExtended(Class<?> type) {
    try {
      int constructor = type.getConstructor().getModifiers();
      return !Modifier.isFinal(type.getModifiers())
          && !Modifier.isAbstract(type.getModifiers())
          && Modifier.isPublic(constructor);
    } catch (NoSuchMethodException none) {
      return false;
    }
  }

  private static List<Class<?>> publicClassesIn(String area) {
    Path folder = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base", area);
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".class") && !name.contains("$"))
          .sorted()
          .<Class<?>>map(name -> type(area.replace('/', '.') + '.' + name.replace(".class", "")))
          .filter(type -> Modifier.isPublic(type.getModifiers()) && !type.isInterface())
          .filter(type -> !Throwable.class.isAssignableFrom(type))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}

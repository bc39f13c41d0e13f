import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Calls main of another class and says how long it took: until the JVM ends, or until no thread of
 * the program can go on, which is looked for every millisecond.
 */
public class Timed {
  private static final int STILL = 40;
  private static final int HABIT = 2000;

  /** Time for the JVM to compile what that made hot, so that it is not busy with it later. */
  private static final int COMPILING_MILLIS = 300;


  public static void main(String[] args) throws Exception {
    Method main = Class.forName(args[0]).getMethod("main", String[].class);
    useAsProgramsDo();
    Thread.sleep(COMPILING_MILLIS);
    long start = System.nanoTime();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> say(System.nanoTime() - start)));
    Thread watcher = new Thread(() -> watch(start), "watcher");
    watcher.setDaemon(true);
    watcher.start();
    main.invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
  }

  /**
   * Uses maps and strings with several classes, as any larger program has done before it comes to
   * its work. Otherwise the JVM compiles the loop of a driver for the one class that it has ever
   * seen there, and a few maps and strings that an agent has used would count as its overhead.
   */
  private static void useAsProgramsDo() {
    Map<Object, Object> map = new HashMap<>();
    Set<Object> set = new HashSet<>();
    Map<Object, Object> tree = new TreeMap<>();
    StringBuilder builder = new StringBuilder();
    StringBuffer buffer = new StringBuffer();
    for (int i = 0; i < HABIT; i++) {
      Object[] keys = {i, (long) i, Integer.toString(i), (char) i, (double) i};
      for (Object key : keys) {
        map.put(key, i);
        set.add(key);
        map.remove(key);
        set.remove(key);
      }
      tree.put(keys[2], i);
      builder.setLength(0);
      buffer.setLength(0);
      builder.append(i).append(keys[2]).append('.').append(buffer);
      buffer.append(i).append(keys[2]).append('.').append(builder);
    }
  }

  private static void say(long nanos) {
    System.err.println("timed: " + nanos + " ns");
  }

  private static void watch(long start) {
    Thread[] threads = new Thread[1000];
    long since = 0;
    for (int still = 0; still < STILL; ) {
      int count = Thread.enumerate(threads);
      boolean stuck = true;
      for (int i = 0; i < count; i++) {
        Thread.State state = threads[i].getState();
        boolean waits = state == Thread.State.BLOCKED || state == Thread.State.WAITING;
        stuck &= threads[i].isDaemon() || waits || threads[i].getName().equals("DestroyJavaVM");
      }
      still = stuck ? still + 1 : 0;
      since = still == 1 ? System.nanoTime() : since;
      pause();
    }
    say(since - start);
    Runtime.getRuntime().halt(3);
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException ended) {
      throw new IllegalStateException(ended);
    }
  }
}

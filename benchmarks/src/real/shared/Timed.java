import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * Calls main of another class and says how long it took: until the JVM ends, or until no thread of
 * the program can go on, which is looked for every millisecond.
 */
public class Timed {
  private static final int STILL = 40;

  public static void main(String[] args) throws Exception {
    Method main = Class.forName(args[0]).getMethod("main", String[].class);
    long start = System.nanoTime();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> say(System.nanoTime() - start)));
    Thread watcher = new Thread(() -> watch(start), "watcher");
    watcher.setDaemon(true);
    watcher.start();
    main.invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
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

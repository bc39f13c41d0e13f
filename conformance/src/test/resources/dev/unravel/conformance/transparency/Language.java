import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** What the forms of calls leave out: declarations, reflection, serialisation, stacks. */
public class Language implements Serializable {
  static final List<String> LIST = new ArrayList<>(List.of("x"));
  public static final Object LOCK = new Object();
  protected static final long[] NUMBERS = {1};
  static int count;

  record Point(AtomicInteger x, Map<String, Integer> all) {}

  sealed interface Shape permits Circle, Square {
    private int twice(AtomicInteger n) {
      return n.addAndGet(n.get());
    }

    default int area() {
      Function<AtomicInteger, Integer> f = this::twice;
      return f.apply(new AtomicInteger(side()));
    }

    static Shape of(int n) {
      Function<Integer, Shape> f = n > 1 ? Circle::new : Square::new;
      return f.apply(n);
    }

    int side();
  }

  record Circle(int side) implements Shape {}

  record Square(int side) implements Shape {}

  /** With methods that hide or override those of Thread. */
  static class Sleeper extends Thread {
    public static void sleep(long millis) {
      System.out.println("own sleep " + millis);
    }

    static int yield(int n) {
      return n;
    }

    @Override
    public State getState() {
      return State.BLOCKED;
    }
  }

  static class Lock extends ReentrantLock {
    @Override
    public synchronized void lock() {
      super.lock();
    }

    Supplier<Boolean> mine() {
      return super::isHeldByCurrentThread;
    }
  }

  public synchronized void locked(String... all) {
    System.out.println(String.join("-", all));
  }

  enum Kind {
    ONE,
    TWO {
      @Override
      int number() {
        return 2;
      }
    };

    int number() {
      return 1;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> count++);
    other.start();
    other.join();
    members(Language.class);
    members(Lock.class);
    members(Shape.class);
    members(Kind.class);
    members(Point.class);
    for (Class<?> c : List.of(Language.class, Lock.class, Kind.class)) {
      System.out.println(ObjectStreamClass.lookupAny(c).getSerialVersionUID());
    }
    set("LOCK");
    set("LIST");
    Point p = new Point(new AtomicInteger(1), new ConcurrentHashMap<>(Map.of("a", 1)));
    System.out.println(p + " " + p.equals(p) + " " + p.x + p.all + count);
    System.out.println(Shape.of(1).area() + Shape.of(2).area());
    Sleeper.sleep(5);
    System.out.println(Sleeper.yield(3) + " " + new Sleeper().getState());
    Lock lock = new Lock();
    lock.lock();
    System.out.println(lock.mine().get());
    new Language().locked("a", "b");
    for (Kind k : Kind.values()) {
      switch (k) {
        case ONE -> System.out.println("one " + k.number());
        case TWO -> System.out.println("two " + k.number());
      }
    }
    ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
    List.of("a", "c").forEach(map::remove);
    System.out.println(map);
    BiFunction<String, Function<String, Integer>, Integer> compute = map::computeIfAbsent;
    try {
      compute.apply("q", k -> Integer.parseInt(k));
    } catch (NumberFormatException e) {
      stack(e);
    }
    try {
      new Sleeper().join(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void set(String name) throws Exception {
    Field field = Language.class.getDeclaredField(name);
    field.setAccessible(true);
    try {
      field.set(null, null);
      System.out.println("set");
    } catch (IllegalAccessException e) {
      System.out.println(e.getMessage());
    }
  }

  static void members(Class<?> type) {
    List<String> all = new ArrayList<>();
    for (Method m : type.getDeclaredMethods()) {
      all.add(m.toString());
    }
    for (Field f : type.getDeclaredFields()) {
      all.add(f.toString());
    }
    Arrays.stream(type.getMethods()).forEach(m -> all.add(m.toString()));
    all.stream().sorted().forEach(System.out::println);
  }

  static void stack(Throwable thrown) {
    for (StackTraceElement e : thrown.getStackTrace()) {
      if (!e.getClassName().startsWith("java.lang.Number")) {
        System.out.println(e.getClassName() + "." + e.getMethodName());
      }
    }
  }
}

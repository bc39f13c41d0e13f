import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Switches on patterns, which need a newer JDK than the rest. */
public class Patterns {
  record Pair(Object one, Object two) {}

  enum Kind {
    ONE,
    TWO
  }

  static String of(Object o) {
    return switch (o) {
      case null -> "null";
      case Kind k when k == Kind.TWO -> "second";
      case Kind k -> "kind " + k;
      case AtomicInteger n when n.incrementAndGet() > 1 -> "more than one: " + n.get();
      case AtomicInteger n -> "number " + n;
      case Pair(ConcurrentMap<?, ?> map, String key) -> "pair " + map.remove(key) + map;
      case Pair(var one, var two) -> of(one) + of(two);
      case Thread t -> "thread " + t.isAlive();
      default -> o.getClass().getName();
    };
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {});
    other.start();
    ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
    map.put("a", 1);
    Object[] all = {
      null, Kind.ONE, Kind.TWO, new AtomicInteger(0), new AtomicInteger(1), new Pair(map, "a"),
      new Pair(map, 1), new Object()
    };
    for (Object o : all) {
      System.out.println(of(o));
    }
    other.join();
    System.out.println(of(other));
  }
}

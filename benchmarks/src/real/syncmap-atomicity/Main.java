import java.util.*;

/** putAll locks its own map only, and walks the other one while somebody adds to it. */
public class Main {
  public static void main(String[] args) throws Exception {
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    Map<Integer, Integer> used = Collections.synchronizedMap(new HashMap<>());
    for (int i = 0; i < rounds; i++) {
      used.put(i, i);
      used.remove(i);
    }
    Map<Integer, Integer> one = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1, 2, 2)));
    Map<Integer, Integer> other = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1, 2, 2)));
    TwoThreads.run(() -> one.putAll(other), () -> other.put(4, 4));
  }
}

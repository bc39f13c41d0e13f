import java.util.*;

/** equals locks its own map, then the other one. */
public class Main {
  public static void main(String[] args) throws Exception {
    Throwable[] thrown = {null};
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    Map<Integer, Integer> used = Collections.synchronizedMap(new HashMap<>());
    for (int i = 0; i < rounds; i++) {
      used.put(i, i);
      used.remove(i);
    }
    Map<Integer, Integer> one = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1, 2, 2)));
    Map<Integer, Integer> other = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1, 2, 2)));
    Thread first = new Thread(() -> run(thrown, () -> one.equals(other)), "first");
    Thread second = new Thread(() -> run(thrown, () -> other.equals(one)), "second");
    first.start();
    second.start();
    first.join();
    second.join();
    if (thrown[0] != null) {
      thrown[0].printStackTrace(System.out);
      System.out.println("FAIL");
      System.exit(1);
    }
    System.out.println("PASS");
  }

  static void run(Throwable[] thrown, Runnable task) {
    try {
      task.run();
    } catch (Throwable failed) {
      thrown[0] = failed;
    }
  }
}

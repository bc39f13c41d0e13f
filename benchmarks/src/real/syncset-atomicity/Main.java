import java.util.*;

/** containsAll locks its own set only, and walks the other one while somebody adds to it. */
public class Main {
  public static void main(String[] args) throws Exception {
    Throwable[] thrown = {null};
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    Set<Integer> used = Collections.synchronizedSet(new HashSet<>());
    for (int i = 0; i < rounds; i++) {
      used.add(i);
      used.remove(i);
    }
    Set<Integer> one = Collections.synchronizedSet(new HashSet<>(List.of(1, 2, 3)));
    Set<Integer> other = Collections.synchronizedSet(new HashSet<>(List.of(1, 2, 3)));
    Thread first = new Thread(() -> run(thrown, () -> one.containsAll(other)), "first");
    Thread second = new Thread(() -> run(thrown, () -> other.add(4)), "second");
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

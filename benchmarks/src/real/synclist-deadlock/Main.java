import java.util.*;

/** addAll locks its own list, then the other one. */
public class Main {
  public static void main(String[] args) throws Exception {
    Throwable[] thrown = {null};
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    List<Integer> used = Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < rounds; i++) {
      used.add(i);
      used.remove(used.size() - 1);
    }
    List<Integer> one = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
    List<Integer> other = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
    Thread first = new Thread(() -> run(thrown, () -> one.addAll(other)), "first");
    Thread second = new Thread(() -> run(thrown, () -> other.addAll(one)), "second");
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

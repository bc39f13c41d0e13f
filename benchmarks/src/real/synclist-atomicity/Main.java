import java.util.*;

/** equals locks its own list only, and walks the other one while somebody adds to it. */
public class Main {
  public static void main(String[] args) throws Exception {
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    List<Integer> used = Collections.synchronizedList(new ArrayList<>());
    for (int i = 0; i < rounds; i++) {
      used.add(i);
      used.remove(used.size() - 1);
    }
    List<Integer> one = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
    List<Integer> other = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
    TwoThreads.run(() -> one.equals(other), () -> other.add(4));
  }
}

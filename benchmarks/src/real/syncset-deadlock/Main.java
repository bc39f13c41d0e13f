import java.util.*;

/** equals locks its own set, then the other one. */
public class Main {
  public static void main(String[] args) throws Exception {
    int rounds = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    Set<Integer> used = Collections.synchronizedSet(new HashSet<>());
    for (int i = 0; i < rounds; i++) {
      used.add(i);
      used.remove(i);
    }
    Set<Integer> one = Collections.synchronizedSet(new HashSet<>(List.of(1, 2, 3)));
    Set<Integer> other = Collections.synchronizedSet(new HashSet<>(List.of(1, 2, 3)));
    TwoThreads.run(() -> one.equals(other), () -> other.equals(one));
  }
}

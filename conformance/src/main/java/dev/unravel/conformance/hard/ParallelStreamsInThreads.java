package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Two threads run parallel streams at the same time. */
@Outcomes("120 [0, 1, 2, 3]")
public final class ParallelStreamsInThreads {
  private int sum;

  public static void main(String[] args) throws Exception {
    ParallelStreamsInThreads p = new ParallelStreamsInThreads();
    Thread t = new Thread(() -> p.sum = IntStream.range(0, 16).parallel().sum());
    t.start();
    List<Integer> sorted =
        IntStream.of(3, 1, 0, 2).parallel().boxed().sorted().collect(Collectors.toList());
    t.join();
    System.out.println(p.sum + " " + sorted);
  }
}

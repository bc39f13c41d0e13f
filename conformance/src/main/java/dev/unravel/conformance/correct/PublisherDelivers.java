package dev.unravel.conformance.correct;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SubmissionPublisher;

/** A SubmissionPublisher delivers all items in order to its subscriber. */
public final class PublisherDelivers {
  public static void main(String[] args) throws Exception {
    List<Integer> seen = new ArrayList<>();
    CompletableFuture<Void> done;
    try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
      done = publisher.consume(seen::add);
      publisher.submit(1);
      publisher.submit(2);
    }
    done.get();
    if (!seen.equals(List.of(1, 2))) {
      throw new AssertionError(seen);
    }
  }
}

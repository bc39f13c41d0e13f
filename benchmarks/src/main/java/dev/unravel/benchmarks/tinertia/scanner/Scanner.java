package dev.unravel.benchmarks.tinertia.scanner;

import java.util.Optional;
import java.util.concurrent.Callable;

/** Scans files, and adds what is in folders to the queue, until the work is over. */
final class Scanner implements Callable<Integer> {
  private final WorkQueue queue;
  private final Pattern pattern;
  private final Matches matches;

  Scanner(WorkQueue queue, Pattern pattern, Matches matches) {
    this.queue = queue;
    this.pattern = pattern;
    this.matches = matches;
  }

  /** How many it has scanned. */
  @Override
  public Integer call() throws InterruptedException {
    int scanned = 0;
    Optional<Node> node = queue.next();
    while (node.isPresent()) {
      scan(node.get());
      scanned++;
      queue.finish();
      node = queue.next();
    }
    return scanned;
  }

  private void scan(Node node) {
    if (node instanceof Node.Folder folder) {
      folder.nodes().forEach(queue::add);
    } else if (node instanceof Node.File file) {
      matches.scan(file, pattern);
    }
  }
}

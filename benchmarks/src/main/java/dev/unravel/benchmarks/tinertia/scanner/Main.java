package dev.unravel.benchmarks.tinertia.scanner;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Looks for a word in all files of a tree, in the manner of pfscan: some threads share a queue of
 * files and folders. The bug is in {@link WorkQueue}: they may stop before everything is scanned.
 */
public final class Main {
  private static final int THREADS = 3;
  private static final int WIDTH = 2;
  private static final int DEPTH = 3;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    Node root = Tree.random(WIDTH, DEPTH, 11);
    Pattern pattern = new Pattern("needle");
    WorkQueue queue = new WorkQueue();
    Matches matches = new Matches();
    queue.add(root);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    for (int i = 0; i < THREADS; i++) {
      pool.submit(new Scanner(queue, pattern, matches));
    }
    queue.awaitOver();
    pool.shutdown();
    Map<String, Integer> found = matches.counts();
    Matches expected = new Matches();
    scan(root, pattern, expected);
    if (!found.equals(expected.counts())) {
      throw new AssertionError("found " + found + " of " + expected.counts());
    }
  }

  /** The same by one thread, down the tree. */
  private static void scan(Node node, Pattern pattern, Matches matches) {
    if (node instanceof Node.Folder folder) {
      folder.nodes().forEach(inner -> scan(inner, pattern, matches));
    } else if (node instanceof Node.File file) {
      matches.scan(file, pattern);
    }
  }
}

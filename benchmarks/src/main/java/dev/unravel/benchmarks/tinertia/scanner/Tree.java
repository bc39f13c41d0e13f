package dev.unravel.benchmarks.tinertia.scanner;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes a tree of folders with files of random words. */
final class Tree {
  private static final String[] WORDS = {"needle", "hay", "stack", "noodle", "kneed", "less"};

  private final SplittableRandom random;

  private Tree(long seed) {
    random = new SplittableRandom(seed);
  }

  /** A tree in which a folder has so many folders, and so on, down to a depth. */
  static Node random(int width, int depth, long seed) {
    return new Tree(seed).folder("", width, depth);
  }

  private Node folder(String path, int width, int depth) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < width && depth > 0; i++) {
      nodes.add(folder(path + "/" + (char) ('a' + i), width, depth - 1));
    }
    nodes.add(file(path + "/file"));
    return new Node.Folder(path, List.copyOf(nodes));
  }

  private Node file(String path) {
    List<String> lines = new ArrayList<>();
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      lines.add(word() + " " + word() + " " + word());
    }
    return new Node.File(path, List.copyOf(lines));
  }

  private String word() {
    return WORDS[random.nextInt(WORDS.length)];
  }
}

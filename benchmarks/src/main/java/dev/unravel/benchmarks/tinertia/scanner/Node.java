package dev.unravel.benchmarks.tinertia.scanner;

import java.util.List;

/** A file or a folder of a tree in memory. */
sealed interface Node {
  String path();

  /** A file with its lines. */
  record File(String path, List<String> lines) implements Node {}

  /** A folder with what is in it. */
  record Folder(String path, List<Node> nodes) implements Node {}
}

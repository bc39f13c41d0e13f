package dev.unravel.conformance;

import java.nio.file.Path;

/** Lists the programs of a class directory, in a JVM that is new enough to load them. */
final class ProgramLister {

  private ProgramLister() {}

  public static void main(String[] args) {
    Programs.annotatedIn(Path.of(args[0]), ".programs.")
        .forEach(program -> System.out.println(program.toLine()));
  }
}

package dev.unravel.agent.breakpoints.woven;

import dev.unravel.agent.breakpoints.file.CodePlace;
import java.util.Optional;
import java.util.TreeSet;

/** The fate of a position in the classes that were loaded so far. */
public final class WeavingStatus {
  private boolean loaded;
  private int sites;
  private String problem = "";
  private String otherSource = "";
  private volatile String stranger;
  private final TreeSet<Integer> lines = new TreeSet<>();

  public synchronized void classLoaded() {
    loaded = true;
  }

  public synchronized void lineWithCode(int line) {
    lines.add(line);
  }

  public synchronized void woven(int more) {
    sites += more;
  }

  /** Why it cannot be woven into a class. The first reason counts. */
  public synchronized void problem(String why) {
    if (problem.isEmpty()) {
      problem = why;
    }
  }

  /** A class has the name of the source file, but is from another one. */
  public synchronized void otherSource(String which) {
    otherSource = which;
  }

  /** A thread has come by that the position is not about. The first one is remembered. */
  void passedBy(String thread) {
    if (stranger == null) {
      stranger = thread;
    }
  }

  /** A thread that the position is not about and that has passed it. */
  public Optional<String> stranger() {
    return Optional.ofNullable(stranger);
  }

  /** Why the position does not work; empty if it does. */
  public synchronized String complaint(CodePlace place) {
    if (sites > 0) {
      return "";
    }
    if (!problem.isEmpty()) {
      return problem;
    }
    if (!loaded) {
      return otherSource.isEmpty() ? "never loaded" : "never loaded (" + otherSource + ")";
    }
    if (place instanceof CodePlace.Line line) {
      return noCode(line);
    }
    if (place instanceof CodePlace.Method method) {
      return "no method " + method.name() + " with code there";
    }
    if (place instanceof CodePlace.Bytecode code) {
      return "no instruction at byte code index " + code.index();
    }
    return place instanceof CodePlace.Call ? "no such call there" : "no such access there";
  }

  private String noCode(CodePlace.Line line) {
    if (lines.isEmpty()) {
      return "no line numbers in the class file (use Class.method @bci)";
    }
    if (lines.contains(line.number())) {
      return "no occurrence #" + line.occurrence() + " in line " + line.number();
    }
    Integer below = lines.lower(line.number());
    Integer above = lines.higher(line.number());
    String near = below == null ? above + "" : above == null ? below + "" : below + ", " + above;
    return "no code at line " + line.number() + " (nearest lines with code: " + near + ")";
  }
}

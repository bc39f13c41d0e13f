package dev.unravel.prove.path;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A place on the known paths of a thread: all that it has read and done up to here. */
public final class Node {
  final int id;

  /** How many slots are filled here. */
  public final int reads;

  /** What the thread does here; null while no execution has shown it. */
  public Step step;

  /** Where in the code that is, for people. */
  String where = "";

  /** Where it goes on, unless it decides here. */
  public Node next;

  /** Where it goes on by the value that decides. */
  public final Map<Long, Node> ways = new TreeMap<>();

  /** Whether the thread comes back here from the end of a loop. */
  public boolean head;

  /** Whether the thread has ended here. */
  public boolean ended;

  /** What the thread does to loops when it comes here. */
  List<Passage> passages = List.of();

  // Found out anew for each question.

  /** The slots whose values still matter. */
  public BitSet live = new BitSet();

  /** Whether nothing that another thread does meanwhile makes a difference to this step. */
  public boolean free;

  /** Where the thread has gone round a loop more often than is looked at; "" if it has not. */
  public String cut = "";

  Node(int id, int reads) {
    this.id = id;
    this.reads = reads;
  }
}

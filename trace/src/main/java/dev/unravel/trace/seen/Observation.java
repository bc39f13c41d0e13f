package dev.unravel.trace.seen;

import dev.unravel.trace.Location;
import java.util.BitSet;
import java.util.List;

/**
 * Facts about an execution that can be seen while it is repeated, and that are in no trace file.
 *
 * @param stacks the distinct stacks, each innermost frame first: the target's frames, and what it
 *     called
 * @param indices for each action, in order, which of the stacks its thread had
 * @param plain the actions, by index, that access memory and synchronise nothing
 * @param standing the threads that had not ended
 * @param fields for each object of the trace, the field of the target that holds it, or ""
 * @param refused the calls, by index, of locks and semaphores that had nothing to give then
 * @param locals how the target used its ThreadLocals, in order
 */
public record Observation(
    List<List<Location>> stacks,
    List<Integer> indices,
    BitSet plain,
    List<Standing> standing,
    List<String> fields,
    BitSet refused,
    List<LocalUse> locals) {
  public static final Observation NONE =
      new Observation(List.of(), List.of(), new BitSet(), List.of(), List.of(), new BitSet());

  public Observation {
    stacks = stacks.stream().map(List::copyOf).toList();
    indices = List.copyOf(indices);
    plain = (BitSet) plain.clone();
    standing = List.copyOf(standing);
    fields = List.copyOf(fields);
    refused = (BitSet) refused.clone();
    locals = List.copyOf(locals);
  }

  /** One without ThreadLocals. */
  public Observation(
      List<List<Location>> stacks,
      List<Integer> indices,
      BitSet plain,
      List<Standing> standing,
      List<String> fields,
      BitSet refused) {
    this(stacks, indices, plain, standing, fields, refused, List.of());
  }

  @Override
  public BitSet refused() {
    return (BitSet) refused.clone();
  }

  @Override
  public BitSet plain() {
    return (BitSet) plain.clone();
  }
}

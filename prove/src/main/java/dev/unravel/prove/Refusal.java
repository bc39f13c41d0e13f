package dev.unravel.prove;

/** Says that it does not know, where there is nobody better to ask. */
final class Refusal implements Decider {
  @Override
  public Answer decide(Knowledge knowledge, Budget budget) {
    return new Answer.Undecided("it cannot be said in clauses");
  }

  @Override
  public long states() {
    return 0;
  }
}

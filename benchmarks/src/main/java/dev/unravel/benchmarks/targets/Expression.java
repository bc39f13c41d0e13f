package dev.unravel.benchmarks.targets;

/** A node of a tree of numbers, words, sums and products. */
abstract class Expression {
  /** A word's value is how often it was met so far. */
  abstract long value(WordTable words);

  static final class Constant extends Expression {
    private final long number;

    Constant(long number) {
      this.number = number;
    }

    @Override
    long value(WordTable words) {
      return number;
    }
  }

  static final class Word extends Expression {
    private final String word;

    Word(String word) {
      this.word = word;
    }

    @Override
    long value(WordTable words) {
      return words.add(word);
    }
  }

  static final class Pair extends Expression {
    private final boolean product;
    private final Expression left;
    private final Expression right;

    Pair(boolean product, Expression left, Expression right) {
      this.product = product;
      this.left = left;
      this.right = right;
    }

    @Override
    long value(WordTable words) {
      long first = left.value(words);
      long second = right.value(words);
      return product ? first * second : first + second;
    }
  }
}

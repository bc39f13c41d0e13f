package dev.unravel.benchmarks.targets;

/** Makes trees of text: sums of products of numbers, words and parentheses. */
final class ExpressionParser {
  private final String text;
  private int position;

  ExpressionParser(String text) {
    this.text = text;
  }

  Expression parse() {
    Expression sum = product();
    while (accept('+')) {
      sum = new Expression.Pair(false, sum, product());
    }
    return sum;
  }

  private Expression product() {
    Expression product = factor();
    while (accept('*')) {
      product = new Expression.Pair(true, product, factor());
    }
    return product;
  }

  private Expression factor() {
    if (accept('(')) {
      Expression inner = parse();
      accept(')');
      return inner;
    }
    int start = position;
    while (position < text.length() && Character.isLetterOrDigit(text.charAt(position))) {
      position++;
    }
    String token = text.substring(start, position);
    return Character.isDigit(token.charAt(0))
        ? new Expression.Constant(Long.parseLong(token))
        : new Expression.Word(token);
  }

  private boolean accept(char wanted) {
    skipBlanks();
    if (position < text.length() && text.charAt(position) == wanted) {
      position++;
      skipBlanks();
      return true;
    }
    return false;
  }

  private void skipBlanks() {
    while (position < text.length() && text.charAt(position) == ' ') {
      position++;
    }
  }
}

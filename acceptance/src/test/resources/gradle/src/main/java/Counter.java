class Counter {
  private int count;

  void add() {
    count++;
  }

  int count() {
    return count;
  }
}

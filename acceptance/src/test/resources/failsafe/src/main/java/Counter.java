class Counter {
  private int count;

  void add() {
    count++;
  }

  synchronized void addAlone() {
    count++;
  }

  int count() {
    return count;
  }
}

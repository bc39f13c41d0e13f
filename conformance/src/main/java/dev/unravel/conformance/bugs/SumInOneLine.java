package dev.unravel.conformance.bugs;

import java.util.Hashtable;

/** Two balances are read in one line, by two calls of one method: each is guarded, both are not. */
@Expected(
    pattern = "atomicity violation over several variables",
    about = {"Hashtable$Entry.value", "Hashtable$Entry.value"})
public final class SumInOneLine {
  private final Hashtable<String, Integer> balances = new Hashtable<>();

  private void open() {
    balances.put("one", 10);
    balances.put("other", 10);
  }

  private void transfer() {
    balances.put("one", 5); // <-
    balances.put("other", 15); // <-
  }

  private void audit() {
    int sum = balances.get("one") + balances.get("other"); // <-
    if (sum != 20) {
      throw new IllegalStateException("there are " + sum);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SumInOneLine it = new SumInOneLine();
    it.open();
    Thread teller = new Thread(it::transfer, "teller");
    teller.start();
    it.audit();
    teller.join();
  }
}

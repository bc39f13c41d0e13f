package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.Exchanger;

/** An exchanger on which two threads of one side meet. */
@Cause(
    pattern = {"wrong partner"},
    says = "exchang",
    wrongHint = "volatile|hold one lock")
public final class WrongPartner {
  private WrongPartner() {}

  static final Exchanger<String> EXCHANGER = new Exchanger<>();
  static final Exchanger<String> OTHER = new Exchanger<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread fourth = Together.start("buyer2", () -> buy(form == Form.RIGHT ? OTHER : EXCHANGER));
    Thread third = Together.start("seller2", () -> sell(form == Form.RIGHT ? OTHER : EXCHANGER));
    Together.both(() -> sell(EXCHANGER), () -> buy(EXCHANGER));
    third.join();
    fourth.join();
  }

  static void sell(Exchanger<String> at) throws InterruptedException {
    Together.check(at.exchange("goods").equals("money"), "goods for goods"); // site
  }

  static void buy(Exchanger<String> at) throws InterruptedException {
    Together.check(at.exchange("money").equals("goods"), "money for money"); // site
  }
}

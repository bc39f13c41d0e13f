package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A list that is published before it is filled. */
@Cause(
    pattern = {
      "order violation",
      "use before initialisation",
      "data race",
      "wrong assumption on time"
    },
    says = "(?i)list|published|add|size",
    wrongHint = "volatile$")
public final class PublishBeforeFill {
  private PublishBeforeFill() {}

  static volatile List<String> published = List.of();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> publish(form), PublishBeforeFill::read);
  }

  static void publish(Form form) {
    List<String> list = new CopyOnWriteArrayList<>();
    if (form == Form.RIGHT) {
      list.add("x");
      published = list;
      return;
    }
    published = list; // site
    if (form == Form.WRONG) {
      Thread.yield();
    }
    list.add("x"); // site
  }

  static void read() {
    List<String> seen = published; // site
    Together.check(seen == List.<String>of() || seen.size() == 1, "empty"); // site
  }
}

package dev.unravel.conformance.everyday;

import java.util.Iterator;
import java.util.List;

/** Threads that share the iterator of a list which never changes. */
@Fails
public final class WordsFromOneIterator {
  private static final Iterator<String> WORDS = List.of("only").iterator();

  private static void takeOne() {
    if (WORDS.hasNext()) {
      WORDS.next();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(WordsFromOneIterator::takeOne);
    Thread other = new Thread(WordsFromOneIterator::takeOne);
    one.start();
    other.start();
    one.join();
    other.join();
  }
}

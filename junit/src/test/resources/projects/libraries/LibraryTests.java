package acme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LibraryTests {
  interface Prices {
    int of(String thing);
  }

  /** Its method works on mocks only: there is no such thing. */
  static final class Catalogue {
    private final List<String> things;

    Catalogue(List<String> things) {
      this.things = things;
    }

    int size() {
      return things.size();
    }
  }

  final Prices prices = mock(Prices.class);
  final List<Integer> seen = new ArrayList<>();
  int sum;

  @Test
  void loses() throws InterruptedException {
    when(prices.of("tea")).thenReturn(3);
    Thread one = new Thread(() -> sum += prices.of("tea"));
    Thread other = new Thread(() -> sum += prices.of("tea"));
    one.start();
    other.start();
    one.join();
    other.join();
    verify(prices, times(2)).of("tea");
    assertThat(sum).as("what was paid").isEqualTo(6);
  }

  @Test
  void forgets() throws InterruptedException {
    Thread one = new Thread(() -> seen.add(1));
    Thread other = new Thread(() -> seen.add(2));
    one.start();
    other.start();
    one.join();
    other.join();
    assertThat(seen).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void mocksAFinalClass() throws InterruptedException {
    Catalogue catalogue = mock(Catalogue.class);
    when(catalogue.size()).thenReturn(2);
    Thread one = new Thread(() -> prices.of("tea"));
    one.start();
    assertThat(catalogue.size()).isEqualTo(2);
    one.join();
  }
}

package dev.unravel.launch.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.FakeTraces;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Share;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchRequestTest {

  @ParameterizedTest
  @CsvSource({"1,1,1", "1,5,2", "7,3,1", "1000,3,4", "1003,2,2", "999999,7,16"})
  void theLimitsOfAllSharesAddUpToTheWhole(long executions, int shards, int jobs) {
    long sum = 0;
    for (int i = 0; i < shards; i++) {
      SearchRequest request = request(executions, new Share(i, shards), jobs);
      for (Share share : request.shares(Isolation.AUTO)) {
        assertThat(request.maxExecutions(share)).isPositive();
        sum += request.maxExecutions(share);
      }
    }
    assertThat(sum).isEqualTo(executions);
  }

  @Test
  void withoutALimitThereAreAsManyWorkersAsAllowed() {
    SearchRequest request = request(0, new Share(1, 2), 4);

    List<Share> shares = request.shares(Isolation.AUTO);

    assertThat(shares).hasSize(4).allMatch(share -> share.count() == 8);
    assertThat(request.maxExecutions(shares.get(3))).isZero();
  }

  @ParameterizedTest
  @CsvSource({"1,1", "399,1", "400,2", "600,3", "100000,8"})
  void aFewExecutionsAreNotWorthAnotherJvm(long executions, int workers) {
    assertThat(request(executions, Share.WHOLE, 8).shares(Isolation.AUTO)).hasSize(workers);
  }

  @Test
  void withANewJvmEachEveryExecutionIsWorthOne() {
    assertThat(request(3, Share.WHOLE, 8).shares(Isolation.JVM)).hasSize(3);
  }

  private static SearchRequest request(long executions, Share share, int jobs) {
    return new SearchRequest(
        FakeTraces.target("Passes"),
        Settings.defaults(),
        executions,
        0,
        10_000,
        Path.of("traces"),
        false,
        share,
        jobs);
  }
}

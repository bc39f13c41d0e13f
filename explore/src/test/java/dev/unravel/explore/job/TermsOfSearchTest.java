package dev.unravel.explore.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.trace.Assumption;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a search notes for its claim. */
class TermsOfSearchTest {
  private final TermsOfSearch terms = new TermsOfSearch(Settings.defaults());

  @BeforeEach
  @AfterEach
  void forget() {
    Conditions.clear();
  }

  @Test
  void aSearchWithoutIncidentsLacksNothing() {
    terms.executed(true);

    assertThat(terms.terms(10).gaps()).isEmpty();
    assertThat(terms.terms(10).notes()).isEmpty();
    assertThat(terms.terms(10).assumptions())
        .containsExactly(Assumption.THIS_INPUT, Assumption.SEQUENTIAL_CONSISTENCY);
  }

  @Test
  void sharedStaticFieldsRuleOutAClaim() {
    assertThat(of(Settings.defaults().withIsolation(Isolation.SAME, 0)))
        .singleElement()
        .asString()
        .contains("--isolation same");
  }

  @Test
  void accessesThatAreNoPointsRuleOutAClaim() {
    assertThat(of(Settings.defaults().withPoints(PointLevel.SYNC)))
        .singleElement()
        .asString()
        .contains("--points sync");
  }

  @Test
  void anExecutionThatNobodyCanJudgeRulesOutAClaim() {
    terms.executed(true);
    terms.executed(false);
    terms.executed(true);

    assertThat(terms.terms(10).gaps()).singleElement().asString().contains("nobody knows");
  }

  @Test
  void aFailureThatDidNotRepeatRulesOutAClaim() {
    terms.didNotRepeat();

    assertThat(terms.terms(10).gaps()).singleElement().asString().contains("did not repeat");
  }

  @Test
  void stateThatWasCarriedOverRulesOutAClaim() {
    terms.carriedOver();

    assertThat(terms.terms(10).gaps()).singleElement().asString().contains("left something behind");
  }

  @Test
  void whatAnExecutionMetRulesOutAClaim() {
    Conditions.wasTooLong();
    assertThat(terms.terms(10).gaps()).singleElement().asString().contains("--max-actions");
    assertThat(TermsOfSearch.ofExecutions(Settings.defaults()).gaps())
        .singleElement()
        .asString()
        .contains("--max-actions");
  }

  @Test
  void callsThatAreTakenApartAreNotAssumedToBeSingleSteps() {
    Conditions.concurrentCalls = true;

    assertThat(terms.terms(10).assumptions()).contains(Assumption.CONCURRENT_CALLS);
    Settings inside = Settings.defaults().withInsideConcurrent(true);
    assertThat(new TermsOfSearch(inside).terms(10).assumptions())
        .doesNotContain(Assumption.CONCURRENT_CALLS);
    assertThat(TermsOfSearch.ofExecutions(inside).assumptions())
        .doesNotContain(Assumption.CONCURRENT_CALLS);
  }

  @Test
  void mostOfTheTimeIsNamed() {
    terms.loaded(4_000_000);
    assertThat(terms.terms(8).notes()).isEmpty();
    terms.loaded(1_000_000);
    assertThat(terms.terms(8).notes()).singleElement().asString().contains("loading the classes");
  }

  @Test
  void mostExecutionsThatWereTooLongAreNamed() {
    terms.executed(true);
    terms.executed(true);
    Conditions.wasTooLong();
    assertThat(terms.terms(10).notes()).isEmpty();
    Conditions.wasTooLong();
    assertThat(terms.terms(10).notes()).singleElement().asString().contains("--max-actions");
  }

  @Test
  void exceptionsThatWereHandledAreNamed() {
    Conditions.exceptionsHandled = true;

    assertThat(terms.terms(10).notes()).singleElement().asString().contains("handler");
  }

  private static Set<String> of(Settings settings) {
    return new TermsOfSearch(settings).terms(10).gaps();
  }
}

package dev.unravel.prove.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** An execution that does not fit what is known is not believed. */
class KnownPathsTest {
  private final KnownPaths knowledge = new KnownPaths();

  @Test
  void aThreadThatReadTheSameMustDoTheSame() {
    knowledge.add(course(read(0, 0, 5), write(0, 0, 6)));
    assertThatThrownBy(() -> knowledge.add(course(read(0, 0, 5), write(0, 1, 6))))
        .isInstanceOf(DepartedException.class)
        .hasMessageContaining("did something else");
  }

  @Test
  void aValueThatNobodyWroteIsNotBelieved() {
    assertThatThrownBy(() -> knowledge.add(course(write(0, 0, 6), read(0, 0, 5))))
        .isInstanceOf(DepartedException.class)
        .hasMessageContaining("was written last");
  }

  @Test
  void aVariableHoldsTheSameAtTheStartOfEveryExecution() {
    knowledge.add(course(read(0, 0, 5)));
    assertThatThrownBy(() -> knowledge.add(course(read(0, 0, 4))))
        .isInstanceOf(DepartedException.class);
  }

  @Test
  void aMonitorThatSomebodyHasCannotBeTaken() {
    ThreadStep first = new ThreadStep(0, new Step.Lock(0), 0, -1);
    ThreadStep second = new ThreadStep(1, new Step.Lock(0), 0, -1);
    assertThatThrownBy(() -> knowledge.add(course(first, second)))
        .isInstanceOf(DepartedException.class)
        .hasMessageContaining("should not have been able");
  }

  @Test
  void aWrittenValueMustBeTheComputedOne() {
    ThreadStep write = new ThreadStep(0, new Step.Write(0, new TapeExpression.Constant(3)), 4, -1);
    assertThatThrownBy(() -> knowledge.add(course(write)))
        .isInstanceOf(DepartedException.class)
        .hasMessageContaining("another value");
  }

  @Test
  void aThreadThatDidNotEndIsADaemon() {
    knowledge.add(course(read(1, 0, 0), read(0, 0, 0), new ThreadStep(0, new Step.End(), 0, -1)));
    assertThat(knowledge.isDaemon(1)).isTrue();
    assertThat(knowledge.isDaemon(0)).isFalse();
  }

  @Test
  void aThreadThatWasStartedAndDidNothingIsADaemon() {
    ThreadStep start = new ThreadStep(0, new Step.Start(1), 0, -1);
    knowledge.add(course(start, new ThreadStep(0, new Step.End(), 0, -1)));
    assertThat(knowledge.isDaemon(1)).isTrue();
    assertThat(knowledge.hasDaemons()).isTrue();
  }

  private static Course course(ThreadStep... deeds) {
    return new Course(List.of(deeds), false);
  }

  private static ThreadStep read(int thread, int variable, long value) {
    return new ThreadStep(thread, new Step.Read(variable), value, -1);
  }

  private static ThreadStep write(int thread, int variable, long value) {
    return new ThreadStep(
        thread, new Step.Write(variable, new TapeExpression.Constant(value)), value, -1);
  }
}

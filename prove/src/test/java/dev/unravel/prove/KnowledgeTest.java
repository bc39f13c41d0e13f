package dev.unravel.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** An execution that does not fit what is known is not believed. */
class KnowledgeTest {
  private final Knowledge knowledge = new Knowledge();

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
    Deed first = new Deed(0, new Step.Lock(0), 0, -1);
    Deed second = new Deed(1, new Step.Lock(0), 0, -1);
    assertThatThrownBy(() -> knowledge.add(course(first, second)))
        .isInstanceOf(DepartedException.class)
        .hasMessageContaining("should not have been able");
  }

  @Test
  void aWrittenValueMustBeTheComputedOne() {
    Deed write = new Deed(0, new Step.Write(0, new Expression.Constant(3)), 4, -1);
    assertThatThrownBy(() -> knowledge.add(course(write)))
        .isInstanceOf(DepartedException.class)
        .hasMessageContaining("another value");
  }

  @Test
  void aThreadThatDidNotEndIsADaemon() {
    knowledge.add(course(read(1, 0, 0), read(0, 0, 0), new Deed(0, new Step.End(), 0, -1)));
    assertThat(knowledge.isDaemon(1)).isTrue();
    assertThat(knowledge.isDaemon(0)).isFalse();
  }

  @Test
  void aThreadThatWasStartedAndDidNothingIsADaemon() {
    Deed start = new Deed(0, new Step.Start(1), 0, -1);
    knowledge.add(course(start, new Deed(0, new Step.End(), 0, -1)));
    assertThat(knowledge.isDaemon(1)).isTrue();
    assertThat(knowledge.hasDaemons()).isTrue();
  }

  private static Course course(Deed... deeds) {
    return new Course(List.of(deeds), false);
  }

  private static Deed read(int thread, int variable, long value) {
    return new Deed(thread, new Step.Read(variable), value, -1);
  }

  private static Deed write(int thread, int variable, long value) {
    return new Deed(thread, new Step.Write(variable, new Expression.Constant(value)), value, -1);
  }
}

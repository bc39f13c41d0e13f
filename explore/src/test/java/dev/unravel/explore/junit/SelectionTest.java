package dev.unravel.explore.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.explore.entry.UnusableTargetException;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelectionTest {
  interface WithDefault {
    default void inherited() {}
  }

  static class Base {
    void overridden() {}

    void same(int number) {}
  }

  static class Derived extends Base implements WithDefault {
    @Override
    void overridden() {}

    void same(String text, int[] numbers) {}
  }

  private static Selection parse(String rest) {
    return Selection.parse(Derived.class.getName() + rest, SelectionTest.class.getClassLoader());
  }

  @Test
  void aClassAloneMeansAllOfIt() {
    assertThat(parse("").isClass()).isTrue();
    assertThat(parse("").type()).isEqualTo(Derived.class);
  }

  @Test
  void aMethodWithoutParametersMeansAllOfThatName() {
    assertThat(parse("#same").methods()).hasSize(2);
  }

  @Test
  void typesOfParametersTellMethodsApart() {
    assertThat(parse("#same(int)").methods())
        .extracting(Method::getDeclaringClass)
        .isEqualTo(List.of(Base.class));
    assertThat(parse("#same(java.lang.String, int[])").methods()).hasSize(1);
    assertThat(parse("#same()").methods()).isEmpty();
  }

  @Test
  void anOverriddenMethodIsNotMeantTwiceAndADefaultOneIsFound() {
    assertThat(parse("#overridden").methods())
        .singleElement()
        .matches(method -> method.getDeclaringClass() == Derived.class);
    assertThat(parse("#inherited").methods()).hasSize(1);
  }

  @Test
  void aClassThatIsNotThereIsSaidToBeMissing() {
    assertThatThrownBy(() -> Selection.parse("acme.Absent#x", getClass().getClassLoader()))
        .isInstanceOf(UnusableTargetException.class)
        .hasMessage("class acme.Absent is not on the class path");
  }
}

package dev.unravel.agent.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import org.junit.jupiter.api.Test;

class TreatmentTest {
  @Test
  void everyPackageThatTheJdkShowsToProgramsIsOneOfTheJdk() {
    assertThat(ModuleFinder.ofSystem().findAll())
        .flatExtracting(module -> module.descriptor().exports())
        .filteredOn(exported -> !exported.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .contains("java.lang", "org.w3c.dom")
        .allMatch(name -> Treatment.isJdk(name.replace('.', '/') + "/AnyClass"));
  }

  @Test
  void whatIsOnlyNamedLikeThatIsNot() {
    assertThat(Treatment.isJdk("org/w3c/tools/Jigsaw")).isFalse();
    assertThat(Treatment.isJdk("javassist/ClassPool")).isFalse();
  }
}

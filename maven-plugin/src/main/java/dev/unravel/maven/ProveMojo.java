package dev.unravel.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** {@code unravel prove} for tests of the project; what is not proved fails the build. */
@Mojo(name = "prove", requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class ProveMojo extends SearchMojo {
  @Override
  String command() {
    return "prove";
  }

  @Override
  String executionsOption() {
    return "--max-executions";
  }

  @Override
  boolean goesThroughAll() {
    return false;
  }
}

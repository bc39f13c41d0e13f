package dev.unravel.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** {@code unravel conflicts} for tests of the project; a data race fails the build. */
@Mojo(name = "conflicts", requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class ConflictsMojo extends SearchMojo {
  @Override
  String command() {
    return "conflicts";
  }

  @Override
  boolean goesThroughAll() {
    return false;
  }
}

package dev.unravel.junit;

import static org.assertj.core.api.Assertions.assertThat;

import acme.Where;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import dev.unravel.launch.target.OwnJvm;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The console launcher in JVMs with options that people have, with several tests in each. */
class ForkedJvmTest {
  @TempDir Path folder;

  @BeforeEach
  @AfterEach
  void forget() throws Exception {
    Project.needsTheAgent();
    KeptFailure.of(new TestedMethod(Where.class, Where.class.getDeclaredMethod("loses")), "")
        .drop();
  }

  @Test
  void aDebuggedJvmRunsTheTestItselfToo() throws Exception {
    Process jvm =
        console(
            List.of("-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:0"),
            "passes");
    List<String> said = lines(jvm);

    String here = " in " + jvm.pid();
    assertThat(said).containsSubsequence("before" + here, "passes" + here, "after" + here);
    assertThat(said).anyMatch(line -> line.contains("passes() passed "));
    assertThat(jvm.waitFor()).isZero();
  }

  @Test
  void coverageIsMeasuredBesideItAndOneJvmRunsSeveralTests() throws Exception {
    Path coverage = folder.resolve("jacoco.exec");
    String jacoco = Project.jars("jacoco").findFirst().orElseThrow();

    Process jvm =
        console(List.of("-javaagent:" + jacoco + "=destfile=" + coverage), "passes", "loses");
    List<String> said = lines(jvm);

    // Not called here, but by workers; and those do not say what they print as long as they pass.
    assertThat(said).noneMatch(line -> line.endsWith(" in " + jvm.pid()));
    assertThat(said)
        .anyMatch(line -> line.contains("passes() passed "))
        .anyMatch(line -> line.contains("ATOMICITY VIOLATION"));
    assertThat(jvm.waitFor()).isEqualTo(1);
    assertThat(Files.size(coverage)).isPositive();
  }

  @Test
  void theFailingScheduleWaitsForADebuggerIfAskedTo() throws Exception {
    Process jvm = console(List.of("-D" + Debugging.PORT + "=0"), "loses");
    BufferedReader said = reader(jvm);
    String waits = said.readLine();
    while (!waits.contains("waiting for a debugger at 127.0.0.1:")) {
      waits = said.readLine();
    }

    VirtualMachine vm = attach(waits.replaceAll(".*:", ""));
    List<String> frames =
        vm.allThreads().stream()
            .filter(thread -> thread.name().equals("main"))
            .flatMap(ForkedJvmTest::frames)
            .toList();
    vm.dispose();

    // Where the test itself acts for the first time.
    assertThat(frames.get(0)).isEqualTo("acme.Where.loses");
    assertThat(said.lines().toList()).anyMatch(line -> line.contains("ATOMICITY VIOLATION"));
    assertThat(jvm.waitFor()).isEqualTo(1);
  }

  private static Stream<String> frames(com.sun.jdi.ThreadReference thread) {
    try {
      return thread.frames().stream()
          .map(com.sun.jdi.StackFrame::location)
          .map(at -> at.declaringType().name() + "." + at.method().name())
          // What the first operation of a test is inside of.
          .dropWhile(name -> name.startsWith("java."));
    } catch (com.sun.jdi.IncompatibleThreadStateException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static VirtualMachine attach(String port) throws Exception {
    AttachingConnector connector =
        Bootstrap.virtualMachineManager().attachingConnectors().stream()
            .filter(each -> each.name().equals("com.sun.jdi.SocketAttach"))
            .findFirst()
            .orElseThrow();
    Map<String, Connector.Argument> arguments = connector.defaultArguments();
    arguments.get("hostname").setValue("127.0.0.1");
    arguments.get("port").setValue(port);
    return connector.attach(arguments);
  }

  private static Process console(List<String> options, String... tests) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    List<String> path = new ArrayList<>(Project.jars("console").toList());
    // JUnit is in there already.
    OwnJvm.classPath().stream()
        .filter(entry -> !entry.contains("junit-") && !entry.contains("surefire"))
        .forEach(path::add);
    command.addAll(List.of("-cp", String.join(File.pathSeparator, path)));
    command.addAll(List.of("org.junit.platform.console.ConsoleLauncher", "execute"));
    for (String test : tests) {
      command.add("--select-method=" + Where.class.getName() + "#" + test);
    }
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static BufferedReader reader(Process jvm) {
    return new BufferedReader(new InputStreamReader(jvm.getInputStream(), StandardCharsets.UTF_8));
  }

  private static List<String> lines(Process jvm) {
    return reader(jvm).lines().toList();
  }
}

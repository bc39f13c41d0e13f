package dev.unravel.samples.step;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.java.debug.core.DebugEvent;
import com.microsoft.java.debug.core.DebugUtility;
import com.microsoft.java.debug.core.IBreakpoint;
import com.microsoft.java.debug.core.IDebugSession;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.event.LocatableEvent;
import com.sun.jdi.request.EventRequestManager;
import dev.unravel.launch.usecase.SteppedReplay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The debugger inside VS Code, which stops single threads where jdb stops all. */
@NeedsAgent
class JavaDebugTest {
  private static final String[] LIBRARIES = {"java.*", "jdk.*", "sun.*"};

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void stepOverFollowsTheSchedule(int jdk) throws Exception {
    Found found = Found.in(Turnstile.class, jdk, folder);
    List<String> names = new ArrayList<>();
    try (SteppedReplay replay = found.replay(OptionalLong.empty())) {
      IDebugSession session = attach(replay);
      BlockingQueue<LocatableEvent> stops = new LinkedBlockingQueue<>();
      session.getEventHub().breakpointEvents().subscribe(event -> keep(event, stops));
      session.getEventHub().stepEvents().subscribe(event -> keep(event, stops));
      IBreakpoint breakpoint =
          session.createBreakpoint(Turnstile.class.getName(), 8, 0, null, null);
      breakpoint.install().get();
      session.start();

      LocatableEvent stop = stops.take();
      breakpoint.close();
      ThreadReference shown = stop.thread();
      while (!stop.location().method().name().equals("main")) {
        assertThat(stop.thread()).isEqualTo(shown);
        names.add(stop.thread().name());
        DebugUtility.createStepOverRequest(stop.thread(), LIBRARIES).enable();
        DebugUtility.resumeThread(stop.thread());
        stop = stops.take();
        EventRequestManager requests = session.getVM().eventRequestManager();
        requests.deleteEventRequests(requests.stepRequests());
      }
      session.detach();
    }
    assertThat(names).contains("left", "right");
    // One thread to the debugger, which is each of the two by turns: the first is there twice.
    String first = names.get(0);
    String second = first.equals("left") ? "right" : "left";
    assertThat(names.lastIndexOf(first)).isGreaterThan(names.indexOf(second));
  }

  private static IDebugSession attach(SteppedReplay replay)
      throws IOException, IllegalConnectorArgumentsException {
    Jdb.serve(replay);
    return DebugUtility.attach(
        Bootstrap.virtualMachineManager(), "127.0.0.1", replay.proxy().debuggerPort(), 10_000);
  }

  private static void keep(DebugEvent event, BlockingQueue<LocatableEvent> stops) {
    event.shouldResume = false;
    stops.add((LocatableEvent) event.event);
  }
}

package dev.unravel.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.trace.Assumption;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Schedule;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Switch;
import dev.unravel.trace.Target;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Decision;
import dev.unravel.trace.chart.Effect;
import dev.unravel.trace.chart.Flow;
import dev.unravel.trace.chart.Round;
import dev.unravel.trace.chart.TapeNode;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Held;
import dev.unravel.trace.seen.LocalUse;
import dev.unravel.trace.seen.Observation;
import dev.unravel.trace.seen.Party;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.trace.seen.Standing;
import dev.unravel.trace.seen.ThreadStack;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ChannelTest {
  private static final String TOKEN = "0123456789abcdef";

  private ServerSocket server;

  @BeforeEach
  void listen() throws IOException {
    server = new ServerSocket(0, 8, InetAddress.getLoopbackAddress());
  }

  @AfterEach
  void stopListening() throws IOException {
    server.close();
  }

  @Test
  void aJobArrivesAsItWasSent() throws IOException {
    Target target =
        new Target(List.of("/a", "/b c"), "Main", List.of("", "é"), List.of("-ea"), new byte[] {7});
    Job job =
        Job.find(target, Settings.defaults().withSeed(-3), 10, 20)
            .withHangMillis(30)
            .withShowOutput(true);
    try (Channel worker = Channel.connect(server.getLocalPort(), TOKEN);
        Channel controller = Channel.accept(server.accept(), TOKEN).orElseThrow()) {
      controller.send(job);
      Job received = (Job) worker.receiveRequest().orElseThrow();
      // The arrays of two equal targets are different objects.
      assertThat(received).usingRecursiveComparison().isEqualTo(job);
    }
  }

  @Test
  void everyKindOfExperimentArrivesAsItWasSent() throws IOException {
    Schedule schedule =
        new Schedule(List.of(new Interval(0, 3), new Interval(2, 1)), List.of(1, 0));
    List<Switch> switches = List.of(new Switch(0, 1), new Switch(3_000_000_000L, Switch.NEXT));
    FailureSignature signature = new FailureSignature(FailureKind.DEADLOCK, "A.b");
    List<Experiment> experiments =
        List.of(
            new Experiment.Try(new Plan.Exact(schedule), false),
            new Experiment.Try(new Plan.Guided(schedule), true),
            new Experiment.Try(new Plan.Switches(switches, List.of(4)), false),
            new Experiment.Observe(new Plan.Guided(schedule), true, false),
            new Experiment.Observe(new Plan.Exact(schedule), false, true),
            new Experiment.Chart(schedule),
            new Experiment.Keep(),
            new Experiment.Continue(signature, List.of(0L, 7L), 5, 60, 700),
            new Experiment.Impose(
                List.of(
                    new Rule.OneAtATime(
                        List.of(new Rule.Lines("A.java", "b", 1, Integer.MAX_VALUE)),
                        List.of(new Rule.Lines("B.java", "", 2, 3)),
                        true),
                    new Rule.Awaited(
                        new Rule.Lines("A.java", "", 1, 1),
                        new Rule.Lines("B.java", "", 2, 2),
                        true),
                    new Rule.AllAreWoken()),
                4,
                5,
                6),
            new Experiment.Seek(signature, 1, 2, 3_000_000_000L, 4),
            new Experiment.Sample(signature, -5, 3_000_000_000L, 4),
            new Experiment.End());
    try (Channel worker = Channel.connect(server.getLocalPort(), TOKEN);
        Channel controller = Channel.accept(server.accept(), TOKEN).orElseThrow()) {
      for (Experiment experiment : experiments) {
        controller.send(experiment);
        assertThat(worker.receiveRequest()).contains(experiment);
      }
    }
  }

  private static Sighting sighting() {
    Location here = new Location("Main", "run", "Main.java", 3);
    Party first =
        new Party(
            here,
            "main",
            "write",
            List.of(new Held("Main", here), new Held("Other", Held.NOWHERE)));
    Party second = new Party(here, "main.1", "read", List.of());
    return new Sighting(
        ConflictKind.RACE, "write-read", first, second, List.of(here), "Main", "x", 7, 2);
  }

  private static Terms terms() {
    return new Terms(
        Set.of(Assumption.LONG_TIMEOUTS, Assumption.THIS_INPUT),
        Set.of("a gap", "another"),
        3,
        true,
        Set.of("a note"));
  }

  private static Chart chart() {
    return new Chart(
        List.of(TapeNode.read(5), new TapeNode(0x60, 0, 1, 0, 3, Long.MIN_VALUE)),
        List.of(new Flow(9, 2, 'J')),
        List.of(new Decision(1, 8, 2, Decision.Kind.LESS, 1, -3, 2, Long.MAX_VALUE)),
        List.of(new Effect(7, Effect.Kind.FREED, 1)),
        List.of(new Round(3, 1, 9, Round.Kind.LEFT)),
        List.of("the clock is read"),
        "1 2");
  }

  private static Observation observation() {
    Location frame = new Location("A", "b", "A.java", 7);
    BitSet plain = new BitSet();
    plain.set(1);
    Standing waits = new Standing(1, Standing.Why.BLOCKED, 2, "some.Type", 0, true, List.of(frame));
    Standing ready = new Standing(0, Standing.Why.READY, -1, "", -1, false, List.of());
    return new Observation(
        List.of(List.of(), List.of(frame, frame)),
        List.of(1, 0, 1),
        plain,
        List.of(waits, ready),
        List.of("", "Account.lock"),
        plain,
        List.of(new LocalUse(1, 2, "A.USER", 0, LocalUse.Kind.SET, List.of(frame))));
  }

  @Test
  void everyKindOfMessageArrivesAsItWasSent() throws IOException {
    List<Message> messages =
        List.of(
            new Message.Ready("25", "continuation"),
            new Message.Progress(1, 2, "searching", 3),
            new Message.Output(true, new byte[] {1, 2}),
            new Message.Note("isolation went up"),
            new Message.Snapshot(
                List.of(
                    new ThreadStack(
                        "main", true, "runs", List.of(new Location("A", "b", "A.java", 7))))),
            new Message.Found(new byte[] {3}, true),
            new Message.Replayed(new byte[] {4}, Long.MIN_VALUE, Optional.empty()),
            new Message.Replayed(new byte[0], 5, Optional.of(new Divergence(9, "lock", "read"))),
            new Message.Enumerated(Map.of("1", 2L, "", 3L), true, 4),
            new Message.Imposed(7, 1, 2, false, "deadlock"),
            new Message.Continued(List.of(3, 0), 9),
            new Message.Tried(new byte[] {6}, -7, List.of(new Switch(8, 9))),
            new Message.Observed(new Message.Tried(new byte[] {6}, 1, List.of()), observation()),
            new Message.Conflicts(List.of(sighting()), 3),
            new Message.Observed(new Message.Tried(new byte[0], 0, List.of()), Observation.NONE),
            new Message.Charted(new Message.Tried(new byte[] {6}, 1, List.of()), chart(), terms()),
            new Message.Sought(Optional.empty(), true, false, 10),
            new Message.Sought(
                Optional.of(new Message.Tried(new byte[0], 0, List.of())), false, true, 11),
            new Message.Done(7, 8, Optional.of("too short"), Coverage.NONE),
            new Message.Done(
                7,
                8,
                Optional.empty(),
                new Coverage(
                    2,
                    new long[] {5, -6},
                    3,
                    9,
                    1,
                    true,
                    Map.of("pct", 7L),
                    new Novelty(11, 12),
                    Set.of("hashes", "class A"),
                    terms())),
            new Message.Failed("no class", "stack", true));
    try (Channel worker = Channel.connect(server.getLocalPort(), TOKEN);
        Channel controller = Channel.accept(server.accept(), TOKEN).orElseThrow()) {
      for (Message message : messages) {
        worker.send(message);
        assertThat(controller.receiveMessage().orElseThrow())
            .usingRecursiveComparison()
            .isEqualTo(message);
      }
    }
  }

  @Test
  void whoeverShowsTheWrongTokenIsDropped() throws IOException {
    try (Channel stranger = Channel.connect(server.getLocalPort(), "fedcba9876543210")) {
      assertThat(Channel.accept(server.accept(), TOKEN)).isEmpty();
      assertThat(stranger.receiveRequest()).isEmpty();
    }
  }

  @Test
  void whoeverSpeaksAnotherProtocolIsDropped() throws IOException {
    try (Socket stranger = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
      stranger.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes());
      assertThat(Channel.accept(server.accept(), TOKEN)).isEmpty();
    }
  }

  @Test
  void aClosedConnectionIsTheEnd() throws IOException {
    Channel worker = Channel.connect(server.getLocalPort(), TOKEN);
    try (Channel controller = Channel.accept(server.accept(), TOKEN).orElseThrow()) {
      worker.close();
      assertThat(controller.receiveMessage()).isEmpty();
    }
  }

  @Test
  void aFrameThatIsTooLongIsRefused() throws IOException {
    try (Socket worker = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
      DataOutputStream out = new DataOutputStream(worker.getOutputStream());
      out.writeInt(TOKEN.length());
      out.writeBytes(TOKEN);
      out.writeInt(Integer.MAX_VALUE);
      out.flush();
      try (Channel controller = Channel.accept(server.accept(), TOKEN).orElseThrow()) {
        assertThatThrownBy(controller::receiveMessage)
            .isInstanceOf(IOException.class)
            .hasMessageContaining("frame");
      }
    }
  }

  @Test
  void aMessageOfUnknownKindIsRefused() {
    assertThatThrownBy(() -> MessageCodec.decode(new byte[] {99}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("message 99");
  }
}

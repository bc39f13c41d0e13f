package dev.unravel.step.jdwp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.step.jdwp.EventRequest.Modifier;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventRequestTest {
  private static final long THREAD = 41;
  private static final long OTHER = 42;

  private static byte[] longs(long... values) {
    PacketBody body = new PacketBody();
    for (long value : values) {
      body.putLong(value);
    }
    return body.bytes();
  }

  /** One of each limit that the protocol has. */
  private static EventRequest everything() {
    return EventRequest.of(
        Jdwp.BREAKPOINT,
        Jdwp.ALL,
        EventRequest.count(3),
        new Modifier(2, new PacketBody().putInt(1).bytes()),
        new Modifier(Jdwp.THREAD_ONLY, longs(THREAD)),
        new Modifier(4, longs(THREAD)),
        new Modifier(Jdwp.CLASS_MATCH, new PacketBody().putString("acme.Überweisung*").bytes()),
        new Modifier(Jdwp.CLASS_EXCLUDE, new PacketBody().putString("").bytes()),
        new Modifier(Jdwp.LOCATION_ONLY, new byte[Jdwp.LOCATION_BYTES]),
        new Modifier(Jdwp.EXCEPTION_ONLY, new PacketBody().putLong(5).put(1).put(0).bytes()),
        new Modifier(9, longs(6, 7)),
        EventRequest.stepModifier(THREAD, Jdwp.LINE, Jdwp.INTO),
        new Modifier(11, longs(THREAD)),
        new Modifier(12, new PacketBody().putString("*.java").bytes()),
        new Modifier(13, new byte[0]));
  }

  @Test
  void everyLimitIsReadAndWritten() {
    byte[] bytes = everything().bytes();
    ByteBuffer from = ByteBuffer.wrap(bytes);

    EventRequest read = EventRequest.read(from);

    assertThat(from.hasRemaining()).isFalse();
    assertThat(read.modifiers()).hasSize(13);
    assertThat(read.bytes()).isEqualTo(bytes);
  }

  @Test
  void threadsAreOthersOnlyWhereALimitNamesThem() {
    EventRequest changed = everything().withThreads(id -> id == THREAD ? OTHER : id);

    assertThat(changed.isAbout(THREAD)).isFalse();
    assertThat(changed.isAbout(OTHER)).isTrue();
    // The number of a class and of an object are no threads, though the same.
    assertThat(changed.modifier(4).orElseThrow().details()).isEqualTo(longs(THREAD));
    assertThat(changed.modifier(11).orElseThrow().details()).isEqualTo(longs(THREAD));
    assertThat(changed.withThreads(id -> id == OTHER ? THREAD : id).bytes())
        .isEqualTo(everything().bytes());
  }

  @Test
  void aRequestAboutOneThreadBecomesOneAboutAny() {
    EventRequest any = everything().withoutThread(THREAD);

    assertThat(any.modifier(Jdwp.THREAD_ONLY)).isEmpty();
    assertThat(any.modifier(Jdwp.STEP)).isEmpty();
    assertThat(any.modifier(Jdwp.COUNT)).isPresent();
    assertThat(everything().withoutThread(OTHER).bytes()).isEqualTo(everything().bytes());
  }

  @Test
  void whatIsLeftOutDoesNotUseUpACount() {
    EventRequest request = EventRequest.step(THREAD, Jdwp.LINE, Jdwp.INTO, Jdwp.ALL);

    assertThat(request.without(List.of("java.*")).modifiers())
        .extracting(Modifier::kind)
        .containsExactly(Jdwp.CLASS_EXCLUDE, Jdwp.STEP, Jdwp.COUNT);
  }

  @Test
  void aStepAsAnEntryKeepsItsFiltersAndLosesItsCount() {
    EventRequest entry =
        EventRequest.step(THREAD, Jdwp.LINE, Jdwp.INTO, Jdwp.ALL)
            .without(List.of("java.*"))
            .asEntryIn(OTHER);

    assertThat(entry.kind()).isEqualTo(Jdwp.METHOD_ENTRY);
    assertThat(entry.isAbout(OTHER)).isTrue();
    assertThat(entry.modifiers())
        .extracting(Modifier::kind)
        .containsExactly(Jdwp.THREAD_ONLY, Jdwp.CLASS_EXCLUDE);
  }

  @Test
  void aLimitThatNobodyKnowsIsNotGuessedAt() {
    byte[] bytes = new PacketBody().put(Jdwp.BREAKPOINT).put(Jdwp.ALL).putInt(1).put(77).bytes();
    assertThatThrownBy(() -> EventRequest.read(ByteBuffer.wrap(bytes)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("77");
  }
}

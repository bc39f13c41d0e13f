package dev.unravel.step;

import dev.unravel.step.jdwp.Jdwp;
import dev.unravel.step.jdwp.Packet;
import java.nio.ByteBuffer;
import java.util.function.LongUnaryOperator;

/**
 * Fields of a debugger's commands that name threads, as something that runs: as an object among
 * others a thread is what it is. Requests of events see to their own.
 */
final class ThreadFields {
  private static final int THREADS = 0x0b;
  private static final int FRAMES = 0x10;

  private ThreadFields() {}

  static Packet rename(Packet command, LongUnaryOperator threads) {
    return switch (command.code()) {
      case Jdwp.INVOKE_STATIC, Jdwp.NEW_INSTANCE, Jdwp.INVOKE_INTERFACE_STATIC, Jdwp.INVOKE ->
          rename(command, threads, Long.BYTES);
      default ->
          switch (command.code() >> 8) {
            case THREADS, FRAMES -> rename(command, threads, 0);
            default -> command;
          };
    };
  }

  /** The thread that a command to evaluate something names. */
  static long ofInvocation(Packet command) {
    return command.fields().getLong(Long.BYTES);
  }

  private static Packet rename(Packet command, LongUnaryOperator threads, int at) {
    if (command.body().length < at + Long.BYTES) {
      return command;
    }
    ByteBuffer body = ByteBuffer.wrap(command.body().clone());
    body.putLong(at, threads.applyAsLong(body.getLong(at)));
    return command.with(body.array());
  }
}

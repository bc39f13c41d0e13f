package dev.unravel.mcp;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The calls that are under way, by the numbers of their requests, so that a client can take one
 * back. A client may do so before the command has started.
 */
final class RunningCalls {
  private final Map<String, CommandRun> running = new ConcurrentHashMap<>();
  private final Set<String> takenBack = ConcurrentHashMap.newKeySet();

  void started(String request, CommandRun run) {
    running.put(request, run);
    if (takenBack.remove(request)) {
      run.cancel();
    }
  }

  void ended(String request) {
    running.remove(request);
    takenBack.remove(request);
  }

  /** The client does not want it any more. */
  void takeBack(String request) {
    takenBack.add(request);
    CommandRun run = running.get(request);
    if (run != null) {
      run.cancel();
    }
  }

  /** The client has gone. */
  void takeBackAll() {
    running.values().forEach(CommandRun::cancel);
  }
}

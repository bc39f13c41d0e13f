package dev.unravel.conformance;

import java.util.List;
import java.util.Map;

/**
 * The programs whose traces differ between the oldest and the newest JDK, because they run code of
 * the JDK that has changed in between.
 */
final class JdkDifferences {

  /** What has changed, and the programs that meet it. */
  private static final Map<String, List<String>> CHANGED =
      Map.of(
          "asynchronous tasks get a thread each in 17 when the common pool is small",
          List.of(
              "correct.CommonPoolAndBlocking",
              "correct.CompletableFuturePipeline",
              "correct.PublisherDelivers",
              "determinism.ThreadNames",
              "programs.forkjoin.CommonPoolRacesWithMain"),
          "CompletableFuture has timeouts from the DelayScheduler of the common pool in 25",
          List.of(
              "correct.CompletableFutureTimesOut",
              "programs.futures.CompleteOnFarTimeoutComesTooLate",
              "programs.futures.OrTimeoutMayFire"),
          "ForkJoinPool starts, wakes and ends its workers in another order",
          List.of(
              "correct.ForkJoinFibonacci",
              "correct.ParallelStreamSum",
              "determinism.Processors",
              "programs.forkjoin.ForkedTaskRacesWithItsParent",
              "programs.forkjoin.JoinReturnsTheForkedValue"),
          "SynchronousQueue is written anew on top of LinkedTransferQueue",
          List.of(
              "correct.EveryBlockingQueue",
              "programs.queues.SynchronousQueueOfferNeedsAWaitingTaker",
              "programs.queues.SynchronousQueuePutWaitsForATaker"),
          "AbstractStringBuilder reads its fields in another order",
          List.of(
              "programs.collections.StringBuilderLosesAnAppend",
              "programs.executors.ScheduledTasksFollowTheirDelays",
              "programs.executors.TimerRunsInOrderOfTime",
              "programs.memory.BuildersLoseWhatIsAppended",
              "programs.monitors.StringBufferUsesItsMonitor"),
          "the wrapper of a single thread executor is another class",
          List.of("programs.executors.SingleThreadKeepsTheOrder"),
          "a VarHandle of a static field initialises the class later",
          List.of("programs.varhandles.StaticFieldHasOneWinner"),
          "the libraries used have changed",
          List.of(
              "correct.LibrariesInThreads",
              "determinism.Clocks",
              "determinism.HashOrder",
              "determinism.RandomNumbers",
              "determinism.ReflectionOrder",
              "determinism.TemporaryNames"));

  private JdkDifferences() {}

  static boolean concern(String mainClass) {
    String root = Outcomes.class.getPackageName() + ".";
    String name = mainClass.substring(root.length());
    return CHANGED.values().stream().anyMatch(programs -> programs.contains(name));
  }
}

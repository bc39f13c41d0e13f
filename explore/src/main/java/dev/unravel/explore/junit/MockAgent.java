package dev.unravel.explore.junit;

/**
 * The agent that Mockito attaches to its own JVM when the first mock is made. To attach means to
 * wait, in real time, for a thread of the JVM that nobody controls; so it is done before anything
 * is under control, for each class loader that could make mocks.
 */
final class MockAgent {
  private static final String AGENT = "net.bytebuddy.agent.ByteBuddyAgent";
  private static final String USER = "org.mockito.Mockito";

  private MockAgent() {}

  static void attach(ClassLoader loader) {
    JUnitType agent = JUnitType.find(loader, AGENT);
    if (agent == null || JUnitType.find(loader, USER) == null) {
      return;
    }
    try {
      agent.callStatic("install");
    } catch (Throwable refused) {
      // Mockito finds out by itself, and knows what to tell its users.
    }
  }
}

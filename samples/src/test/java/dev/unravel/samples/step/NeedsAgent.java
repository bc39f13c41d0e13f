package dev.unravel.samples.step;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.worker.AgentJar;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The agent's jar is made when its module is packaged, which a plain {@code mvn test} skips. */
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsAgent.Condition.class)
@interface NeedsAgent {

  /** Looks for it. */
  final class Condition implements ExecutionCondition {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      try {
        return ConditionEvaluationResult.enabled(AgentJar.locate().toString());
      } catch (LaunchException missing) {
        return ConditionEvaluationResult.disabled("the agent's jar is built by mvn verify");
      }
    }
  }
}

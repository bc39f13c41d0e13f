package dev.unravel.junit;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * The extension behind {@link ConcurrencyTest}. In the controller the test method and its lifecycle
 * methods are not called, unless it is debugged: workers call them, once for each execution.
 */
final class ConcurrencyExtension
    implements TestTemplateInvocationContextProvider, InvocationInterceptor {

  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return true;
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    String name = context.getDisplayName();
    return Stream.of(
        new TestTemplateInvocationContext() {
          @Override
          public String getDisplayName(int index) {
            return name;
          }

          @Override
          public List<Extension> getAdditionalExtensions() {
            return List.of();
          }
        });
  }

  @Override
  public void interceptBeforeEachMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    runHere(invocation);
  }

  @Override
  public void interceptAfterEachMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    runHere(invocation);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    runHere(invocation);
    if (!ForkSide.isThis()) {
      Method test = context.getRequiredTestMethod();
      ConcurrencyTest wanted =
          AnnotationSupport.findAnnotation(test, ConcurrencyTest.class).orElseThrow();
      TestedMethod tested = new TestedMethod(context.getRequiredTestClass(), test);
      new Campaign(tested, "", Exploration.of(wanted)).run();
    }
  }

  private static void runHere(Invocation<Void> invocation) throws Throwable {
    if (ForkSide.isThis() || Debugging.here()) {
      invocation.proceed();
    } else {
      invocation.skip();
    }
  }
}

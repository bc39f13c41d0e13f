package dev.unravel.conformance.programs.scopes;

import dev.unravel.conformance.Outcomes;

/** A scoped value is bound for the thread that bound it and not for another one. */
@Outcomes(value = "main=m thread=t", jdk = 25)
public final class ScopedValueIsPerThread {
  private static final ScopedValue<String> NAME = ScopedValue.newInstance();
  private String seen;

  public static void main(String[] args) throws InterruptedException {
    ScopedValueIsPerThread p = new ScopedValueIsPerThread();
    Thread t =
        new Thread(
            () ->
                ScopedValue.where(NAME, "t")
                    .run(
                        () -> {
                          Thread.yield();
                          p.seen = NAME.get();
                        }));
    t.start();
    String mine =
        ScopedValue.where(NAME, "m")
            .call(
                () -> {
                  Thread.yield();
                  return NAME.get();
                });
    t.join();
    System.out.println("main=" + mine + " thread=" + p.seen);
  }
}

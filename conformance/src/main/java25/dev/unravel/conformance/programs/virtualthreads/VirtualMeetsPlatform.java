package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/** A virtual thread and a platform thread race for a plain field. */
@Outcomes(
    value = {"x=1", "x=2"},
    jdk = 25)
public final class VirtualMeetsPlatform {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    VirtualMeetsPlatform p = new VirtualMeetsPlatform();
    Thread t = Thread.ofVirtual().start(() -> p.x++);
    p.x++;
    t.join();
    System.out.println("x=" + p.x);
  }
}

package dev.unravel.agent.image;

import dev.unravel.agent.subject.SiteEntry;
import dev.unravel.runtime.target.OriginalMembers;

/**
 * An instrumented class of the JDK that fits any JVM: the numbers of its sites, which depend on
 * what was instrumented before, are filled in when it is used.
 *
 * @param bytes the class file, or nothing if there is nothing to change
 * @param sites its sites, in the order in which they get their numbers
 * @param offsets where in the class file the number of each is
 * @param lost the flags of members that were taken away, which reflection still shows
 */
public record ClassImage(byte[] bytes, SiteEntry[] sites, int[] offsets, LostFlag[] lost) {
  public static final ClassImage UNCHANGED =
      new ClassImage(new byte[0], new SiteEntry[0], new int[0], new LostFlag[0]);

  /**
   * A flag that a method had in its class file.
   *
   * @param owner the internal name of the class
   * @param member its name and descriptor
   */
  public record LostFlag(String owner, String member, int flag) {}

  /** Enters the sites and returns the class file for the JVM, or null. */
  public byte[] link() {
    if (bytes.length == 0) {
      return null;
    }
    byte[] linked = bytes.clone();
    for (int i = 0; i < sites.length; i++) {
      int site = sites[i].enter();
      int at = offsets[i];
      linked[at] = (byte) (site >> 24);
      linked[at + 1] = (byte) (site >> 16);
      linked[at + 2] = (byte) (site >> 8);
      linked[at + 3] = (byte) site;
    }
    for (LostFlag each : lost) {
      OriginalMembers.lose(each.owner, each.member, "", each.flag);
    }
    return linked;
  }
}

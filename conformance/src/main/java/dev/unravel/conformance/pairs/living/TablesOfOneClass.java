package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.ArrayList;
import java.util.List;

/** A table that a class fills; the broken twin fills it when asked. */
public final class TablesOfOneClass {

  private static final List<Integer> OWN = new ArrayList<>();

  private static final class Table {
    private static final List<Integer> VALUES = new ArrayList<>();

    static {
      VALUES.add(1);
      VALUES.add(2);
    }
  }

  private static int size(boolean lazy) {
    if (!lazy) {
      return Table.VALUES.size();
    }
    if (OWN.isEmpty()) {
      OWN.add(1);
      OWN.add(2);
    }
    return OWN.size();
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Together.run(() -> expect(2, size(broken)), () -> expect(2, size(broken)));
  }
}

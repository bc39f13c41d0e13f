package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** Statements about lists and maps. */
final class CollectionStatements {
  private CollectionStatements() {}

  /** What is done with a list. */
  enum OfList {
    ADD,
    SIZE,
    ADD_IF_EMPTY,
    FIRST_IF_ANY
  }

  /** Something with a list. */
  record ListStatement(int id, Numbers list, OfList what, int value) implements Statement {
    @Override
    public String java() {
      String name = list.name();
      return switch (what) {
        case ADD -> name + ".add(" + value + ");";
        case SIZE -> "x" + id + " = " + name + ".size();";
        case ADD_IF_EMPTY -> "if (" + name + ".isEmpty()) " + name + ".add(" + value + ");";
        case FIRST_IF_ANY -> "if (!" + name + ".isEmpty()) { x" + id + " = " + name + ".get(0); }";
      };
    }

    @Override
    public void lower(Lowering to) {
      switch (what) {
        case ADD -> list.lowerAdd(to, value);
        case SIZE -> to.observe(id, list.lowerSize(to));
        case ADD_IF_EMPTY -> {
          int some = to.code().jump(Op.UNLESS, list.lowerSize(to), 0);
          list.lowerAdd(to, value);
          to.code().land(some);
        }
        case FIRST_IF_ANY -> {
          int none = to.code().jump(Op.IF, list.lowerSize(to), 0);
          to.observe(id, list.lowerFirst(to));
          to.code().land(none);
        }
      }
    }

    @Override
    public List<Shared> uses() {
      return List.of(list);
    }

    @Override
    public List<Integer> sees() {
      return what == OfList.SIZE || what == OfList.FIRST_IF_ANY ? List.of(id) : List.of();
    }
  }

  /** What is done with a map. */
  enum OfMap {
    GET,
    PUT,
    /** Looks, and puts what is not there. */
    CACHE,
    PUT_IF_ABSENT,
    MERGE,
    COMPUTE_IF_ABSENT
  }

  /** Something with a map. */
  record MapStatement(int id, Table map, OfMap what, int key, int value) implements Statement {
    @Override
    public String java() {
      String name = map.name();
      String it = "{ Integer it = " + name;
      return switch (what) {
        case GET -> it + ".get(" + key + "); x" + id + " = it == null ? -1 : it; }";
        case PUT -> name + ".put(" + key + ", " + value + ");";
        case CACHE ->
            it
                + ".get("
                + key
                + "); if (it == null) { it = "
                + value
                + "; "
                + name
                + ".put("
                + key
                + ", it); } x"
                + id
                + " = it; }";
        case PUT_IF_ABSENT ->
            it + ".putIfAbsent(" + key + ", " + value + "); x" + id + " = it == null ? -1 : it; }";
        case COMPUTE_IF_ABSENT ->
            "x" + id + " = " + name + ".computeIfAbsent(" + key + ", k -> " + value + ");";
        case MERGE -> "x" + id + " = " + name + ".merge(" + key + ", 1, Integer::sum);";
      };
    }

    @Override
    public void lower(Lowering to) {
      switch (what) {
        case GET -> to.observe(id, map.lowerGet(to, key));
        case PUT -> map.lowerPut(to, key, value);
        case CACHE -> {
          int seen = map.lowerGet(to, key);
          int there = to.code().jump(Op.UNLESS, seen, -1);
          to.code().local(Op.SET, seen, value);
          map.lowerPut(to, key, value);
          to.code().land(there);
          to.observe(id, seen);
        }
        case PUT_IF_ABSENT -> to.observe(id, map.lowerPutIfAbsent(to, key, value));
        case MERGE -> to.observe(id, map.lowerMerge(to, key));
        case COMPUTE_IF_ABSENT -> {
          int old = map.lowerPutIfAbsent(to, key, value);
          int there = to.code().jump(Op.UNLESS, old, -1);
          to.code().local(Op.SET, old, value);
          to.code().land(there);
          to.observe(id, old);
        }
      }
    }

    @Override
    public List<Shared> uses() {
      return List.of(map);
    }

    @Override
    public List<Integer> sees() {
      return what == OfMap.PUT ? List.of() : List.of(id);
    }
  }

  /**
   * Something with an object of the JDK that is not modelled.
   *
   * @param change whether it changes the object, or only looks
   */
  record RawStatement(int id, Raw raw, boolean change, int value) implements Statement {
    @Override
    public String java() {
      String code = change ? raw.kind().change : "x" + id + " = " + raw.kind().look + ";";
      return code.replace("NAME", raw.name()).replace("K", String.valueOf(value));
    }

    @Override
    public void lower(Lowering to) {
      throw new IllegalStateException("not modelled");
    }

    @Override
    public List<Shared> uses() {
      return List.of(raw);
    }

    @Override
    public List<Integer> sees() {
      return change ? List.of() : List.of(id);
    }
  }
}

package dev.unravel.conformance.random;

import dev.unravel.conformance.random.CollectionStatements.ListStatement;
import dev.unravel.conformance.random.CollectionStatements.MapStatement;
import dev.unravel.conformance.random.CollectionStatements.OfList;
import dev.unravel.conformance.random.CollectionStatements.OfMap;
import dev.unravel.conformance.random.CollectionStatements.RawStatement;
import dev.unravel.conformance.random.LockStatements.Await;
import dev.unravel.conformance.random.LockStatements.CountDown;
import dev.unravel.conformance.random.LockStatements.Locked;
import dev.unravel.conformance.random.LockStatements.Sleep;
import dev.unravel.conformance.random.LockStatements.Way;
import dev.unravel.conformance.random.ObjectStatements.Atomically;
import dev.unravel.conformance.random.ObjectStatements.CountInside;
import dev.unravel.conformance.random.ObjectStatements.Get;
import dev.unravel.conformance.random.ObjectStatements.LookInto;
import dev.unravel.conformance.random.ObjectStatements.Publish;
import dev.unravel.conformance.random.ObjectStatements.Update;
import dev.unravel.conformance.random.ObjectStatements.Withdraw;
import dev.unravel.conformance.random.RandomProgram.Check;
import dev.unravel.conformance.random.RandomProgram.Runner;
import dev.unravel.conformance.random.VariableStatements.Copy;
import dev.unravel.conformance.random.VariableStatements.Count;
import dev.unravel.conformance.random.VariableStatements.Look;
import dev.unravel.conformance.random.VariableStatements.Set;
import dev.unravel.conformance.random.VariableStatements.When;
import dev.unravel.conformance.random.WaitStatements.Announce;
import dev.unravel.conformance.random.WaitStatements.OfGate;
import dev.unravel.conformance.random.WaitStatements.OfProperty;
import dev.unravel.conformance.random.WaitStatements.Pass;
import dev.unravel.conformance.random.WaitStatements.Patience;
import dev.unravel.conformance.random.WaitStatements.PropertyStatement;
import dev.unravel.conformance.random.WaitStatements.WaitFor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Makes random programs that look like what people write, each from its seed alone: a few things
 * that are shared, a few statements in each thread, few enough interleavings that all can be run.
 */
final class Generator {
  /** One program in so many is about a JDK object without a lock. */
  private static final int ONE_IN = 20;

  /** One program in so many that has one outcome is kept. */
  private static final int DULL = 6;

  private static final Lock.Kind[] LOCKS = {
    Lock.Kind.OBJECT, Lock.Kind.CLASS, Lock.Kind.ELSEWHERE, Lock.Kind.REENTRANT
  };

  private static final Runner[] RUNNERS = {
    Runner.THREADS,
    Runner.THREADS,
    Runner.THREADS,
    Runner.MAIN_TOO,
    Runner.MAIN_TOO,
    Runner.MAIN_TOO,
    Runner.MAIN_TOO,
    Runner.FUTURE_TASKS,
    Runner.FUTURE_TASKS,
    Runner.POOL_AND_MAIN,
    Runner.POOL_AND_MAIN,
    Runner.STAGE_AND_MAIN,
    Runner.POOL_OF_TWO,
    Runner.POOL_OF_ONE
  };

  /** The monitor of the main class, which its synchronized methods take. */
  private static final Lock OF_MAIN = new Lock("LMAIN", Lock.Kind.MAIN);

  private final double mostSchedules;

  /**
   * A generator.
   *
   * @param mostSchedules how many interleavings a program may have
   */
  Generator(double mostSchedules) {
    this.mostSchedules = mostSchedules;
  }

  /** The program of that seed. */
  RandomProgram program(long seed) {
    SplittableRandom seeds = new SplittableRandom(seed);
    while (true) {
      Draft draft = new Draft(seed, new Random(seeds.nextLong()));
      if (seed % ONE_IN == ONE_IN - 1) {
        return draft.raw();
      }
      RandomProgram program = draft.program();
      Oracle.Result oracle = program.outcomes();
      boolean fits = oracle.complete() && oracle.schedules() <= mostSchedules;
      // Programs that can do one thing only are worth trying, but not most of the time.
      boolean passes = oracle.outcomes().stream().anyMatch(outcome -> !outcome.startsWith("FAIL"));
      boolean interesting = passes && (oracle.outcomes().size() > 1 || seeds.nextInt(DULL) == 0);
      if (fits && interesting) {
        return program.withCheck(draft.check(new ArrayList<>(oracle.outcomes())));
      }
    }
  }

  /** One attempt. */
  private static final class Draft {
    private final long seed;
    private final Random random;
    private final List<Shared> things = new ArrayList<>();
    private int ids;

    Draft(long seed, Random random) {
      this.seed = seed;
      this.random = random;
    }

    RandomProgram program() {
      int kinds = 1 + random.nextInt(2);
      for (int i = 0; i < kinds; i++) {
        addThing(i);
      }
      if (random.nextInt(3) == 0) {
        things.add(new Lock("L0", pick(LOCKS)));
      }
      things.add(OF_MAIN);
      Runner runner = pick(RUNNERS);
      int count = !runner.isPool() && random.nextInt(4) == 0 ? 3 : 2;
      List<List<Statement>> threads = new ArrayList<>();
      for (int t = 0; t < count; t++) {
        List<Statement> thread = new ArrayList<>();
        // A pool has a hundred times the schedules of threads that do the same.
        int length = runner.isPool() ? 1 : 1 + random.nextInt(count == 2 ? 3 : 2);
        for (int i = 0; i < length; i++) {
          thread.add(statement(true));
        }
        threads.add(thread);
      }
      return new RandomProgram(seed, things, threads, runner, Optional.empty());
    }

    /** Two threads that each do one thing, which is many accesses inside the JDK. */
    RandomProgram raw() {
      Raw raw = new Raw("raw", pick(Raw.Kind.values()));
      things.add(raw);
      List<List<Statement>> threads = new ArrayList<>();
      for (int t = 0; t < 2; t++) {
        boolean change = t == 0 || random.nextBoolean();
        threads.add(List.of(new RawStatement(ids++, raw, change, 1 + random.nextInt(2))));
      }
      return new RandomProgram(seed, things, threads, Runner.MAIN_TOO, Optional.empty());
    }

    /** Of what it may print, something that holds always or now and then. */
    Optional<Check> check(List<String> outcomes) {
      List<String> printed = outcomes.stream().filter(o -> !o.startsWith("FAIL")).toList();
      if (printed.isEmpty() || printed.get(0).isEmpty()) {
        return Optional.empty();
      }
      int position = random.nextInt(printed.get(0).split(" ").length);
      String[] one = pick(printed.toArray(String[]::new)).split(" ")[position].split("=");
      boolean holds = random.nextInt(3) == 0;
      return Optional.of(holds ? new Check(one[0], false, "7") : new Check(one[0], true, one[1]));
    }

    private void addThing(int n) {
      switch (random.nextInt(12)) {
        case 0, 1, 2 -> addVariables(n);
        case 3, 4 -> things.add(new Singleton("S" + n, pick(Singleton.Kind.values())));
        case 5 -> things.add(atomic("A" + n));
        case 6 -> things.add(new Slot("slot" + n));
        case 7 -> things.add(new Numbers("list" + n, pick(Numbers.Kind.values())));
        case 8 -> things.add(new Table("map" + n, pick(Table.Kind.values())));
        case 9 -> things.add(new Gate("gate" + n, pick(Gate.Kind.values())));
        case 10 -> things.add(new Property("property" + n));
        default -> {
          things.add(new Latch("latch" + n, 1));
          addVariables(n);
        }
      }
    }

    private Atomic atomic(String name) {
      Atomic.Kind kind = pick(Atomic.Kind.values());
      boolean elsewhere = kind != Atomic.Kind.STATIC_HANDLE && random.nextBoolean();
      int initial = kind == Atomic.Kind.ADDER ? 0 : random.nextInt(2);
      return new Atomic(name, kind, elsewhere, initial);
    }

    private Update update(Atomic atomic) {
      Update update = pick(Update.values());
      return update.isOf(atomic.kind()) ? update : update(atomic);
    }

    /** Two, since an initialiser that touches a variable touches another's. */
    private void addVariables(int n) {
      String one = "c" + n;
      String two = "d" + n;
      things.add(variable(one, two));
      things.add(variable(two, one));
    }

    private Variable variable(String name, String other) {
      Variable.Home home = pick(Variable.Home.values());
      boolean initialiser = home == Variable.Home.CLASS || home == Variable.Home.SUBCLASS;
      Variable.Effect effect = initialiser ? pick(Variable.Effect.values()) : Variable.Effect.NONE;
      return new Variable(
          name,
          home,
          home != Variable.Home.ARRAY && random.nextInt(4) == 0,
          random.nextInt(2),
          effect,
          effect == Variable.Effect.NONE ? "" : other);
    }

    private Statement statement(boolean outermost) {
      Shared thing = pick(things.toArray(Shared[]::new));
      if (outermost && random.nextInt(12) == 0) {
        return new Sleep(5);
      }
      if (thing instanceof Variable variable) {
        return ofVariable(variable, outermost);
      } else if (thing instanceof Singleton singleton) {
        return new Get(ids++, singleton);
      } else if (thing instanceof Atomic atomic) {
        return new Atomically(ids++, atomic, update(atomic));
      } else if (thing instanceof Slot slot) {
        return ofSlot(slot);
      } else if (thing instanceof Numbers list) {
        return new ListStatement(ids++, list, pick(OfList.values()), 1 + random.nextInt(3));
      } else if (thing instanceof Table map) {
        OfMap what =
            map.isAtomic() ? pick(OfMap.values()) : pick(OfMap.GET, OfMap.PUT, OfMap.CACHE);
        return new MapStatement(ids++, map, what, 1 + random.nextInt(2), 1 + random.nextInt(5));
      } else if (thing instanceof Gate gate) {
        return new Pass(ids++, gate, pick(OfGate.values()), 1 + random.nextInt(3));
      } else if (thing instanceof Property property) {
        return new PropertyStatement(ids++, property, pick(OfProperty.values()));
      } else if (thing instanceof Latch latch) {
        return random.nextBoolean()
            ? new CountDown(latch)
            : new Await(ids++, latch, random.nextInt(4) > 0);
      }
      return outermost ? locked((Lock) thing) : statement(false);
    }

    private Statement ofVariable(Variable variable, boolean outermost) {
      return switch (random.nextInt(outermost ? 6 : 5)) {
        case 0 -> new Look(ids++, variable);
        case 1 -> new Set(variable, 1 + random.nextInt(3));
        case 2, 3 -> new Count(variable);
        case 4 -> new Copy(variable, anyVariable());
        default -> new When(variable, random.nextInt(2), statement(false));
      };
    }

    private Variable anyVariable() {
      Variable[] all = things.stream().filter(Variable.class::isInstance).toArray(Variable[]::new);
      return pick(all);
    }

    private Statement ofSlot(Slot slot) {
      return switch (random.nextInt(6)) {
        case 0, 1 -> new Publish(slot, 1 + random.nextInt(3));
        case 2 -> new Withdraw(slot);
        case 3, 4 -> new LookInto(ids++, slot, random.nextBoolean());
        default -> new CountInside(slot);
      };
    }

    private Statement locked(Lock lock) {
      if (things.size() == 1) {
        return new Sleep(1);
      }
      boolean variables = things.stream().anyMatch(Variable.class::isInstance);
      if (variables && random.nextInt(3) == 0) {
        return random.nextBoolean()
            ? new WaitFor(lock, anyVariable(), pick(Patience.values()))
            : new Announce(lock, anyVariable());
      }
      boolean method = lock == OF_MAIN;
      List<Statement> body = new ArrayList<>();
      int length = 1 + random.nextInt(2);
      while (body.size() < length) {
        Statement inside = statement(false);
        if (!method || inside.sees().isEmpty()) {
          body.add(inside);
        } else if (things.stream().noneMatch(Variable.class::isInstance)) {
          method = false;
          body.add(inside);
        }
      }
      Way way =
          method
              ? Way.METHOD
              : lock.kind() == Lock.Kind.REENTRANT
                  ? pick(Way.LOCK, Way.TRY, Way.TRY_TIMED)
                  : Way.BLOCK;
      return new Locked(ids++, way, lock, body);
    }

    @SafeVarargs
    private <T> T pick(T... all) {
      return all[random.nextInt(all.length)];
    }
  }
}

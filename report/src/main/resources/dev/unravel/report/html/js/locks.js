// Who holds which lock when, and who waits for what: found by following the actions.
//
// A hold or wait lasts from the step that began it to before the step that ended it; what never
// ended lasts beyond the last step.

const TAKING_CALLS = new Set(["lock", "lockInterruptibly"]);
const MOST_LEVELS = 3;

/** Follows one execution from its first action to its last. */
class LockKeeper {
  constructor(execution) {
    this.execution = execution;
    this.holds = [];
    /** For each thread, what it holds now, outermost first. */
    this.held = data.threads.map(() => []);
    /** For each thread, the lock it gets back, or gets at last, with its next action. */
    this.pending = data.threads.map(() => -1);
  }

  run() {
    for (let step = 1; step <= this.execution.size; step++) {
      this.follow(step, this.execution.threads[step]);
    }
    this.holds.sort((a, b) => a.from - b.from);
    return this.holds;
  }

  follow(step, thread) {
    if (this.pending[thread] >= 0) {
      this.take(this.pending[thread], thread, step);
      this.pending[thread] = -1;
    }
    const lock = this.execution.object(step);
    switch (this.execution.operation(step)) {
      case "lock":
        this.take(lock, thread, step);
        break;
      case "unlock":
        this.give(lock, thread, step, false);
        break;
      case "wait":
        this.give(lock, thread, step, true);
        break;
      case "call":
        this.call(this.execution.member(step), lock, thread, step);
        break;
      default:
    }
  }

  /** A lock of java.util.concurrent: a call that blocks gets it with the thread's next action. */
  call(method, lock, thread, step) {
    const stretch = this.execution.stretchAt(step);
    const blocks = stretch.to === step && !stretch.preempted;
    if (TAKING_CALLS.has(method) && blocks) {
      this.pending[thread] = lock;
    } else if (TAKING_CALLS.has(method) || (method === "tryLock" && this.execution.value(step) === "true")) {
      this.take(lock, thread, step);
    } else if (method === "unlock") {
      this.give(lock, thread, step, false);
    } else if (method.startsWith("await") && blocks) {
      // Which lock the condition belongs to is not in the trace: it is the innermost one.
      const inner = this.held[thread].filter((hold) => hold.called).pop();
      if (inner) {
        this.pending[thread] = inner.lock;
        this.give(inner.lock, thread, step, true);
      }
    }
  }

  take(lock, thread, step) {
    const own = this.held[thread].find((hold) => hold.lock === lock);
    if (own) {
      own.depth++;
      return;
    }
    const levels = new Set(this.held[thread].map((hold) => hold.level));
    let level = 0;
    while (levels.has(level) && level < MOST_LEVELS - 1) {
      level++;
    }
    const called = this.execution.operation(step) !== "lock";
    const hold = { lock, thread, from: step, to: this.execution.size + 1, level, depth: 1, called };
    this.held[thread].push(hold);
    this.holds.push(hold);
  }

  give(lock, thread, step, all) {
    const own = this.held[thread].find((hold) => hold.lock === lock);
    if (own && (all || --own.depth === 0)) {
      own.to = step;
      this.held[thread] = this.held[thread].filter((hold) => hold !== own);
    }
  }
}

/** Whether a hold or wait lasts after a step. */
const lasting = (step) => (span) => span.from <= step && step < span.to;

/** The holds of each lock. Nobody else takes a lock while it is held, so they do not overlap. */
class HoldsByLock {
  constructor(holds) {
    this.holds = new Map();
    for (const hold of holds) {
      if (!this.holds.has(hold.lock)) {
        this.holds.set(hold.lock, []);
      }
      this.holds.get(hold.lock).push(hold);
    }
  }

  /** Who holds a lock after a step, if anybody. */
  at(lock, step) {
    const holds = this.holds.get(lock) || [];
    const hold = holds[lastAtMost(holds, step, (it) => it.from)];
    return hold && lasting(step)(hold) ? hold : undefined;
  }

  /** The holds of a lock by others than `thread` that touch the time between two steps. */
  between(lock, thread, last, next) {
    const holds = this.holds.get(lock) || [];
    const found = [];
    for (let i = lastAtMost(holds, next - 1, (hold) => hold.from); i >= 0 && holds[i].to > last; i--) {
      if (holds[i].thread !== thread) {
        found.unshift(holds[i]);
      }
    }
    return found;
  }
}

function waitsAfter(execution, stretch, byLock) {
  const { thread, to: last, preempted } = stretch;
  if (execution.operation(last) === "end") {
    return [];
  }
  const next = execution.nextStepOf(thread, last);
  if (next === 0) {
    // What stopped a thread for ever is known at the end only, unless it had to stop at once.
    return [{ thread, from: preempted ? execution.size : last, to: execution.size + 1, next, last }];
  }
  const whole = { thread, from: last, to: next, next, last };
  if (execution.operation(next) !== "lock" || execution.operation(last) === "wait") {
    return preempted ? [] : [whole];
  }
  const blocked = byLock
    .between(execution.object(next), thread, last, next)
    .map((hold) => ({ ...whole, from: Math.max(last, hold.from), to: Math.min(next, hold.to) }));
  return blocked.length || preempted ? blocked : [whole];
}

/** The holds and waits of an execution, in order, and the waits of each thread. */
class LockTable {
  constructor(execution) {
    this.holds = new LockKeeper(execution).run();
    this.byLock = new HoldsByLock(this.holds);
    this.waits = execution.stretches.flatMap((stretch) => waitsAfter(execution, stretch, this.byLock));
    this.waitsOf = data.threads.map(() => []);
    this.waits.forEach((wait) => this.waitsOf[wait.thread].push(wait));
  }

  heldAt(step) {
    return this.holds.filter(lasting(step));
  }

  /** What the thread waits for after a step, if anything. */
  waitAt(thread, step) {
    const waits = this.waitsOf[thread];
    const wait = waits[lastAtMost(waits, step, (it) => it.from)];
    return wait && lasting(step)(wait) ? wait : undefined;
  }
}

const failingLocks = new LockTable(failing);
const passingLocks = passing && new LockTable(passing);

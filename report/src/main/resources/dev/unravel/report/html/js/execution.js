// The page's data, decoded. Steps are clocks: they count from 1. Everything else counts from 0, and
// what is absent is -1.

const { h, render } = window.preact;
const { useEffect, useLayoutEffect, useMemo, useRef, useState } = window.preactHooks;

const data = JSON.parse(document.getElementById("data").textContent);

const string = (number) => (number < 0 ? "" : data.strings[number]);

/** The index of the last of the sorted items whose key is at most `limit`, or -1. */
function lastAtMost(items, limit, key = (item) => item) {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(items[middle]) <= limit) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}

/** One execution. A stretch is what one thread did before control passed on. */
class Execution {
  constructor(columns) {
    this.size = columns.deeds.length;
    this.deeds = columns.deeds;
    this.values = columns.values;
    this.stacks = columns.stacks;
    this.folds = columns.folds;
    this.stretches = [];
    this.starts = [];
    this.steps = data.threads.map(() => []);
    this.threads = new Int32Array(this.size + 2).fill(-1);
    let step = 1;
    for (let i = 0; i < columns.stretches.length && step <= this.size; i += 3) {
      const [thread, length, preempted] = columns.stretches.slice(i, i + 3);
      const to = Math.min(this.size, step + length - 1);
      this.stretches.push({ thread, from: step, to, preempted: preempted === 1 });
      this.starts.push(step);
      for (; step <= to; step++) {
        this.threads[step] = thread;
        this.steps[thread].push(step);
      }
    }
  }

  operation(step) {
    return data.operations[data.deeds[this.deeds[step - 1]][0]];
  }

  location(step) {
    return data.deeds[this.deeds[step - 1]][1];
  }

  object(step) {
    return data.deeds[this.deeds[step - 1]][2];
  }

  member(step) {
    return string(data.deeds[this.deeds[step - 1]][3]);
  }

  /** Number of the string that names the variable or lock. */
  subject(step) {
    return data.deeds[this.deeds[step - 1]][4];
  }

  value(step) {
    return string(this.values[step - 1]);
  }

  /** The frames of the acting thread, innermost first; at least where it acts, if that is known. */
  frames(step) {
    const stack = this.stacks[step - 1];
    if (stack !== undefined && stack >= 0) {
      return data.stacks[stack];
    }
    return this.location(step) < 0 ? [] : [this.location(step)];
  }

  stretchAt(step) {
    return this.stretches[lastAtMost(this.starts, step)];
  }

  /** The thread's last step up to this one, or 0. */
  lastStepOf(thread, step) {
    const steps = this.steps[thread];
    const index = lastAtMost(steps, step);
    return index < 0 ? 0 : steps[index];
  }

  /** The thread's next step after this one, or 0. */
  nextStepOf(thread, step) {
    const steps = this.steps[thread];
    const index = lastAtMost(steps, step) + 1;
    return index < steps.length ? steps[index] : 0;
  }

  hasEnded(thread, step) {
    const last = this.lastStepOf(thread, step);
    return last > 0 && this.operation(last) === "end";
  }
}

const failing = new Execution(data.failing);
const passing = data.passing ? new Execution(data.passing) : null;

/** The threads that the verdict is about. */
const involved = new Set(
  data.evidence
    .map(([step]) => step)
    .concat(data.decides ? [data.decides, data.decides + 1] : [])
    .filter((step) => step >= 1 && step <= failing.size)
    .map((step) => failing.threads[step]),
);

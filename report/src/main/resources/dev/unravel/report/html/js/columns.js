// Where the steps stand from left to right. A step has a column of its own, or shares one with
// others that do not matter: a fold.

const FEWEST_FOLDED = 3;
const WIDEST_FOLD = 64;
const NARROWEST_FOLD = 8;

/** The folds of the page as [from, to]: steps that matter in neither of the executions shown. */
function commonFolds(executions) {
  const size = Math.max(...executions.map((it) => it.size));
  const folded = new Uint8Array(size + 2);
  for (const execution of executions) {
    for (let i = 0; i < execution.folds.length; i += 2) {
      for (let step = execution.folds[i]; step <= execution.folds[i + 1]; step++) {
        folded[step]++;
      }
    }
    for (let step = execution.size + 1; step <= size; step++) {
      folded[step]++;
    }
  }
  const folds = [];
  for (let step = 1; step <= size; step++) {
    const from = step;
    while (folded[step] === executions.length) {
      step++;
    }
    if (step - from >= FEWEST_FOLDED) {
      folds.push([from, step - 1]);
    }
  }
  return folds;
}

/** All that is not about a variable, as folds. */
function foldsBeside(executions, variable) {
  const size = Math.max(...executions.map((it) => it.size));
  const isAbout = (step) => executions.some((it) => step <= it.size && it.subject(step) === variable);
  const folds = [];
  for (let step = 1; step <= size; step++) {
    const from = step;
    while (step <= size && !isAbout(step)) {
      step++;
    }
    if (step - from > 1) {
      folds.push([from, step - 1]);
    }
  }
  return folds;
}

class Columns {
  /**
   * `folds` are those that are not opened; `width` is that of a step, in pixels; `tail` is room
   * after the last step, for what never ends.
   */
  constructor(size, folds, width, tail) {
    this.size = size;
    this.width = width;
    this.foldWidth = Math.max(width, Math.min(WIDEST_FOLD, Math.max(NARROWEST_FOLD, width * 2.5)));
    /** First step of each column. */
    this.firsts = [];
    this.lefts = [];
    this.columnOf = new Int32Array(size + 2);
    let left = 0;
    let next = 0;
    for (let step = 1; step <= size; ) {
      const isFold = next < folds.length && folds[next][0] === step;
      const last = isFold ? folds[next++][1] : step;
      this.columnOf.fill(this.firsts.length, step, last + 1);
      this.firsts.push(step);
      this.lefts.push(left);
      left += isFold ? this.foldWidth : width;
      step = last + 1;
    }
    this.count = this.firsts.length;
    this.firsts.push(size + 1);
    this.lefts.push(left);
    this.columnOf[size + 1] = this.count;
    this.total = left + tail;
  }

  left(step) {
    return this.lefts[this.columnOf[Math.min(step, this.size + 1)]];
  }

  right(step) {
    return this.lefts[Math.min(this.count, this.columnOf[step] + 1)];
  }

  /** The column at a distance from the left end. */
  at(x) {
    return Math.max(0, Math.min(this.count - 1, lastAtMost(this.lefts, x)));
  }

  first(column) {
    return this.firsts[column];
  }

  last(column) {
    return this.firsts[column + 1] - 1;
  }

  isFold(column) {
    return this.last(column) > this.first(column);
  }
}

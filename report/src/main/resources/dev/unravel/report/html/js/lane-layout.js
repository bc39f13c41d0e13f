// Where the lanes stand from top to bottom: for each execution shown, one lane for each thread.

const AXIS_HEIGHT = 30;
const TITLE_HEIGHT = 30;

/** Few threads get room for values; many get a line each. */
const SIZES = [
  { most: 6, pitch: 70, bar: 34 },
  { most: 14, pitch: 46, bar: 22 },
  { most: Infinity, pitch: 26, bar: 14 },
];

function shownThreads() {
  const all = data.threads.map((_, thread) => thread);
  return state.onlyInvolved ? all.filter((thread) => involved.has(thread)) : all;
}

class LaneLayout {
  constructor(executions) {
    this.threads = shownThreads();
    const size = SIZES.find(({ most }) => this.threads.length * executions.length <= most);
    this.pitch = size.pitch;
    this.bar = size.bar;
    this.groups = [];
    let top = 0;
    for (const execution of executions) {
      const title = executions.length > 1 ? TITLE_HEIGHT : 0;
      const locks = execution === failing ? failingLocks : passingLocks;
      this.groups.push({ execution, locks, top, lanesTop: top + title, isFailing: execution === failing });
      top += title + this.threads.length * this.pitch;
    }
    this.height = top;
    this.rows = new Map(this.threads.map((thread, row) => [thread, row]));
  }

  has(thread) {
    return this.rows.has(thread);
  }

  /** Top of a lane. */
  top(group, thread) {
    return group.lanesTop + this.rows.get(thread) * this.pitch;
  }

  /** Top of the bars in a lane. What is held is drawn below them. */
  barTop(group, thread) {
    return this.top(group, thread) + Math.round((this.pitch - this.bar) * 0.4);
  }

  middle(group, thread) {
    return this.barTop(group, thread) + this.bar / 2;
  }

  /** The execution and thread at a height. */
  at(y) {
    const group = this.groups.filter((it) => it.lanesTop <= y).pop() || this.groups[0];
    const row = Math.floor((y - group.lanesTop) / this.pitch);
    return { group, thread: this.threads[Math.max(0, Math.min(this.threads.length - 1, row))] };
  }
}

// What the reader has chosen. The focus step is the one cursor that every panel follows.

const NARROWEST = 0.01;
const WIDEST = 96;

const firstFocus = data.decides || (data.evidence[0] || [])[0] || failing.size;

const state = {
  step: Math.min(Math.max(1, firstFocus), failing.size),
  folded: true,
  /** First steps of the folds that the reader opened. */
  opened: new Set(),
  compare: false,
  onlyInvolved: false,
  onlyVariable: false,
  help: false,
  /** Width of a step in pixels; 0 means as wide as the page allows. */
  width: 0,
  /** Number of the string that names the variable whose history is shown; -1: the first history. */
  variable: -1,
};

let redraw = () => {};

/** How the lanes are laid out at the moment: the keys move from column to column. */
let currentColumns = null;

function update(changes) {
  Object.assign(state, changes);
  redraw();
}

const shownExecutions = () => (state.compare && passing ? [passing, failing] : [failing]);
const lastStep = () => Math.max(...shownExecutions().map((it) => it.size));

function focus(step) {
  const next = Math.max(1, Math.min(lastStep(), step));
  update({ step: next });
  // In the address, so that a link to it leads here; not in the list that the back button goes through.
  window.history.replaceState(null, "", `#step-${next}`);
}

/** From column to column: a fold counts as one, and shows what is after it. */
function focusColumn(direction) {
  const column = currentColumns.columnOf[state.step] + direction;
  if (column >= 0 && column < currentColumns.count) {
    focus(currentColumns.last(column));
  }
}

function zoom(factor) {
  update({ width: Math.max(NARROWEST, Math.min(WIDEST, currentColumns.width * factor)) });
}

/** Steps at which control has just passed on. */
function focusSwitch(direction) {
  const { starts } = failing;
  const index = lastAtMost(starts, state.step);
  if (direction > 0) {
    focus(index + 1 < starts.length ? starts[index + 1] : failing.size);
  } else {
    focus(starts[index] < state.step ? starts[index] : starts[Math.max(0, index - 1)]);
  }
}

function focusEvidence(direction) {
  const steps = data.evidence.map(([step]) => step);
  const next =
    direction > 0 ? steps.find((step) => step > state.step) : steps.filter((step) => step < state.step).pop();
  if (next) {
    focus(next);
  }
}

function selectVariableHere() {
  const variable = failing.subject(Math.min(state.step, failing.size));
  if (variable >= 0) {
    update({ variable });
  }
}

function toggleFolds() {
  update({ folded: !state.folded, opened: new Set() });
}

function toggleInvolved() {
  update({ onlyInvolved: !state.onlyInvolved && involved.size > 0 });
}

function toggleVariable() {
  update({ onlyVariable: !state.onlyVariable, opened: new Set() });
}

function openFold(step) {
  update({ opened: new Set(state.opened).add(step) });
}

function toggleCompare() {
  if (passing) {
    const compare = !state.compare;
    update({ compare, step: compare ? state.step : Math.min(state.step, failing.size) });
  }
}

// Where a value came from: who wrote what a step read, and what a writer had read before.

const CHANGES = new Set(["write", "cas"]);
const LOOKS = new Set(["read", "cas"]);

/** The last change of a variable before a step, or 0. */
function lastChangeBefore(step) {
  const subject = failing.subject(step);
  for (let earlier = step - 1; earlier >= 1; earlier--) {
    if (failing.subject(earlier) === subject && CHANGES.has(failing.operation(earlier))) {
      return earlier;
    }
  }
  return 0;
}

/** What the thread of a step had read last before it, or 0. */
function lastLookBefore(step) {
  const thread = failing.threads[step];
  for (let earlier = failing.lastStepOf(thread, step - 1); earlier > 0; ) {
    if (LOOKS.has(failing.operation(earlier))) {
      return earlier;
    }
    earlier = failing.lastStepOf(thread, earlier - 1);
  }
  return 0;
}

/** The step to go back to from one that read or wrote a value, or 0. */
function originOf(step) {
  if (step > failing.size || failing.subject(step) < 0) {
    return 0;
  }
  switch (failing.operation(step)) {
    case "read":
    case "cas":
      return lastChangeBefore(step);
    case "write":
      return lastLookBefore(step);
    default:
      return 0;
  }
}

function originWords(step) {
  return failing.operation(step) === "write"
    ? "What the thread had read before it wrote this"
    : "Who wrote what was read here";
}

function focusOrigin(step) {
  const origin = originOf(step);
  if (origin > 0) {
    update({ variable: failing.subject(origin) });
    focus(origin);
  }
}

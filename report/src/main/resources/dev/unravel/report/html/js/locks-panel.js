// Who holds what after the focused step, and who waits.

function LocksPanel() {
  const step = Math.min(state.step, failing.size);
  const held = failingLocks.heldAt(step);
  const waits = data.threads
    .map((_, thread) => failingLocks.waitAt(thread, step))
    .filter((wait) => wait && !failing.hasEnded(wait.thread, step));
  return h(
    "section",
    { class: "panel locks", tabIndex: 0, "aria-label": "Locks and waiters" },
    h("h2", null, "Locks and waiters"),
    held.length + waits.length === 0 && h("p", { class: "muted" }, "No lock is held and nobody waits."),
    h("ul", null, held.map((hold) =>
      h("li", { key: `${hold.lock}-${hold.thread}` },
        h("code", null, string(hold.lock)), " held by ", h("b", null, threadName(hold.thread)), " since ",
        h("a", { href: `#step-${hold.from}` }, `step ${numbers.format(hold.from)}`),
        h("span", { class: "at" }, placeName(placeOf(failing, hold.from)))))),
    h("ul", { class: "waiters" }, waits.map((wait) =>
      h("li", { key: wait.thread },
        h("b", null, threadName(wait.thread)), ` ${waitText(failing, wait, failingLocks, step)}`))),
  );
}

// The drawing: what the other scripts of the lanes draw, from back to front.

const HATCH = {
  id: "hatch",
  width: 6,
  height: 6,
  patternUnits: "userSpaceOnUse",
  patternTransform: "rotate(45)",
};

function lifelines(view, group) {
  const { columns, layout } = view;
  const { execution } = group;
  return layout.threads.map((thread) => {
    const steps = execution.steps[thread];
    if (!steps.length || steps[0] > view.last) {
      return null;
    }
    const last = steps[steps.length - 1];
    const y = layout.middle(group, thread);
    const left = Math.max(0, columns.left(steps[0]) - view.offset);
    const end = execution.operation(last) === "end" ? columns.right(last) : columns.total;
    const right = Math.min(view.width, end - view.offset);
    return right > left && h("path", { class: "lifeline", key: thread, d: `M${left} ${y}H${right}` });
  });
}

function Plot({ view, onClick }) {
  const { columns, layout, offset, width } = view;
  const place = [columns, offset, width, state.compare, state.onlyInvolved];
  // What does not depend on the focus is not drawn again when only that moves.
  const below = useMemo(
    () => layout.groups.map((group) => [lifelines(view, group), laneLocks(view, group), laneLinks(view, group)]),
    place,
  );
  const focusShows = columns.width < NARROWEST_BAR ? 0 : state.step;
  const bars = useMemo(
    () => layout.groups.map((group) => laneBars(view, group)),
    [...place, focusShows, selectedVariable()],
  );
  return h(
    "svg",
    { width, height: layout.height, onClick, "aria-hidden": "true" },
    h("defs", null, h("pattern", HATCH, h("path", { d: "M0 0V6" }))),
    cursor(view),
    below,
    bars,
    firstDifference(view),
    layout.groups.map((group) => [
      decidingLink(view, group),
      focusFrame(view, group),
      evidenceMarks(view, group),
    ]),
  );
}

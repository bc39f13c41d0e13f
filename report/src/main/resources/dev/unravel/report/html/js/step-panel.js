// The focused step in words.

function stepLine(execution, step) {
  if (step > execution.size) {
    return h("span", { class: "muted" }, "has ended");
  }
  const place = execution.frames(step)[0] ?? -1;
  return [
    h("b", null, threadName(execution.threads[step])),
    " ",
    h("code", null, sentence(execution, step)),
    " ",
    place >= 0 && h("span", { class: "at" }, placeLink(place)),
  ];
}

function StepPanel() {
  const role = (data.evidence.find(([step]) => step === state.step) || [])[1];
  const stretch = failing.stretchAt(Math.min(state.step, failing.size));
  const decides = data.decides === state.step;
  const preempted = stretch.to === state.step && stretch.preempted;
  const notes = [role, decides ? "then the switch that decides" : preempted && "then a preemption"];
  const subject = failing.subject(Math.min(state.step, failing.size));
  const offersHistory = subject >= 0 && subject !== selectedVariable();
  const differs = state.step > data.same;
  return h(
    "section",
    { class: "step", "aria-live": "polite", "aria-label": "Focused step" },
    h("p", { class: "number" }, `Step ${numbers.format(state.step)} of ${numbers.format(lastStep())}`),
    h(
      "div",
      null,
      state.compare && h("p", null, h("span", { class: "which" }, "passing"), " ", stepLine(passing, state.step)),
      h("p", null, state.compare && h("span", { class: "which" }, "failing"), " ", stepLine(failing, state.step),
        " ", state.compare && h("span", { class: "at" }, differs ? "after the first difference" : "the same in both")),
      offersHistory && button("Show its history", "Show its history (V)", selectVariableHere, { class: "offer" }),
      originOf(state.step) > 0 &&
        button("Where it came from", `${originWords(state.step)} (W)`, () => focusOrigin(state.step), { class: "offer origin" }),
      notes.some(Boolean) && h("p", { class: decides ? "note decides" : "note" }, notes.filter(Boolean).join("; ")),
    ),
  );
}

// A long execution at a glance: where the preemptions and the evidence are, and what is in sight.

const OVERVIEW_HEIGHT = 22;

/** Preemptions as one path, a line for each pixel that has one. */
function preemptionTicks(scale, width) {
  const pixels = new Uint8Array(Math.ceil(width) + 1);
  for (const { to, preempted } of failing.stretches) {
    if (preempted) {
      pixels[Math.round(to * scale)] = 1;
    }
  }
  return Array.from(pixels, (taken, x) => (taken ? `M${x} 7V${OVERVIEW_HEIGHT - 7}` : "")).join("");
}

function Overview({ view }) {
  const { width } = view;
  const scale = width / Math.max(1, view.columns.size);
  const ticks = useMemo(() => preemptionTicks(scale, width), [width, view.columns.size]);
  const go = (event) => {
    if (event.buttons === 1) {
      const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
      focus(Math.round(x / scale));
    }
  };
  const line = (step, kind) => h("path", { class: kind, key: kind + step, d: `M${step * scale} 2V${OVERVIEW_HEIGHT - 2}` });
  return h(
    "svg",
    { class: "overview", width, height: OVERVIEW_HEIGHT, onPointerDown: go, onPointerMove: go, "aria-hidden": "true" },
    h("title", null, "The whole execution: click to go there"),
    h("path", { class: "tick", d: ticks }),
    data.evidence.map(([step]) => line(step, "tick-evidence")),
    data.decides > 0 && line(data.decides, "tick-decides"),
    h("rect", {
      class: "window",
      x: (view.first - 1) * scale,
      y: 1,
      width: Math.max(5, (view.last - view.first + 1) * scale),
      height: OVERVIEW_HEIGHT - 2,
      rx: 3,
    }),
  );
}

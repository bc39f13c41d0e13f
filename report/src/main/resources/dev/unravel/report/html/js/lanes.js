// The swim lanes: one for each thread, from left to right the steps. Only what is in sight is
// drawn, so that a hundred thousand steps cost no more than a hundred.

const GUTTER = 176;
const NARROW_GUTTER = 112;
const MOST_BUFFER = 2;
const TAIL = 220;

/** Threads that are stuck at the end are shown to be so. */
const tail = failingLocks.waits.some(({ next, thread }) => next === 0 && data.threads[thread][2]) ? TAIL : 0;

function useColumns(executions, room) {
  const variable = state.onlyVariable ? selectedVariable() : -1;
  const folds = useMemo(
    () => (variable < 0 ? commonFolds(executions) : foldsBeside(executions, variable)),
    [state.compare, variable],
  );
  const size = lastStep();
  const open = useMemo(
    () => (state.folded || variable >= 0 ? folds.filter(([from]) => !state.opened.has(from)) : []),
    [folds, state.folded, state.opened, variable],
  );
  return useMemo(() => {
    const hidden = open.reduce((sum, [from, to]) => sum + to - from, 0);
    const fitting = Math.min(72, (room - open.length * 24 - tail) / Math.max(1, size - hidden));
    return new Columns(size, open, state.width || Math.max(17, fitting), tail);
  }, [open, size, state.width, room]);
}

/** How much of the lanes is in sight. */
function useViewport(scroller) {
  const [viewport, setViewport] = useState({ left: 0, width: 800 });
  useLayoutEffect(() => {
    const element = scroller.current;
    let asked = 0;
    const measure = () => {
      asked = 0;
      setViewport({ left: element.scrollLeft, width: element.clientWidth });
    };
    const ask = () => {
      asked = asked || requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(ask);
    observer.observe(element);
    element.addEventListener("scroll", ask, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", ask);
    };
  }, []);
  return viewport;
}

/** Scrolls so that the focus is in sight, with some steps around it. */
function followFocus(element, columns, layout, gutter) {
  const room = element.clientWidth - gutter;
  const left = columns.left(state.step);
  const margin = Math.min(120, room / 4);
  if (left < element.scrollLeft + margin || left > element.scrollLeft + room - margin) {
    element.scrollLeft = left - room / 2;
  }
  const thread = failing.threads[Math.min(state.step, failing.size)];
  const group = layout.groups[layout.groups.length - 1];
  const tall = element.scrollHeight > element.clientHeight + MOST_BUFFER;
  if (tall && layout.has(thread)) {
    const top = layout.top(group, thread);
    const bottom = top + layout.pitch - element.clientHeight + AXIS_HEIGHT;
    if (top < element.scrollTop || bottom > element.scrollTop) {
      element.scrollTop = top - (element.clientHeight - AXIS_HEIGHT) / 2;
    }
  }
}

function Lanes() {
  const scroller = useRef(null);
  const viewport = useViewport(scroller);
  const gutter = viewport.width < 700 ? NARROW_GUTTER : GUTTER;
  const executions = shownExecutions();
  const room = viewport.width - gutter - MOST_BUFFER;
  const columns = useColumns(executions, room);
  const layout = new LaneLayout(executions);
  const offset = Math.max(0, Math.min(viewport.left, columns.total - room));
  const first = columns.first(columns.at(offset));
  const last = columns.last(columns.at(offset + room));
  const view = { columns, layout, offset, width: Math.max(10, room), first, last };
  currentColumns = columns;
  useLayoutEffect(() => followFocus(scroller.current, columns, layout, gutter), [state.step, columns, state.onlyInvolved]);
  const focusAt = (event) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left + offset;
    const column = columns.at(x);
    if (columns.isFold(column)) {
      openFold(columns.first(column));
    }
    focus(columns.isFold(column) ? columns.first(column) : columns.last(column));
  };
  const total = Math.max(room, columns.total);
  const sheet = h(
    "div",
    { class: "lanes", ref: scroller, tabIndex: 0, id: "lanes", role: "slider", ...spoken() },
    h(
      "div",
      { class: "lanes-sheet", style: { width: `${gutter + total}px`, gridTemplateColumns: `${gutter}px ${total}px` } },
      h("div", { class: "corner" }, "step"),
      h("div", { class: "axis-row" }, h("div", { class: "in-sight", style: { left: `${gutter}px` } }, axis(view))),
      h(LaneNames, { layout }),
      h(
        "div",
        { class: "plot", style: { height: `${layout.height}px` } },
        h("div", { class: "in-sight", style: { left: `${gutter}px` } }, h(Plot, { view, onClick: focusAt })),
      ),
    ),
  );
  const long = columns.total > room * 1.5;
  return [
    h("div", { class: "overview-row", style: { paddingLeft: `${gutter}px` } }, long && h(Overview, { view })),
    sheet,
  ];
}

/** The lanes to a screen reader: one value that the arrow keys move. */
function spoken() {
  const acts = state.step <= failing.size;
  return {
    "aria-label": "Steps of the execution",
    "aria-valuemin": 1,
    "aria-valuemax": lastStep(),
    "aria-valuenow": state.step,
    "aria-valuetext": acts
      ? `step ${state.step}: ${threadName(failing.threads[state.step])} ${sentence(failing, state.step)}`
      : `step ${state.step}`,
  };
}

// Puts the panels together. Links of the form #step-12 move the focus.

function App() {
  const [, setDrawn] = useState(0);
  redraw = () => setDrawn((drawn) => drawn + 1);
  return [
    h("section", { class: "schedule", "aria-label": "Schedule" }, h(Toolbar), h(Lanes), h(StepPanel)),
    h(SourcePanel),
    h("div", { class: "panels" }, h(HistoryPanel), h(LocksPanel), h(StackPanel)),
  ];
}

function focusLink() {
  const match = /^#step-(\d+)$/.exec(location.hash);
  if (match) {
    focus(Number(match[1]));
    document.getElementById("lanes").scrollIntoView({ block: "nearest" });
  }
}

if (failing.size > 0) {
  const main = document.getElementById("execution");
  main.replaceChildren();
  render(h(App), main);
  window.addEventListener("hashchange", focusLink);
  // The same link twice is no change of the hash.
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#step-"]');
    if (link && link.hash === location.hash) {
      focusLink();
    }
  });
  focusLink();
}

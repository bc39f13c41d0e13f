// Light or dark: what the system says, until the reader says otherwise.

const THEME = "unravel-theme";
const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)");

/** Pages opened from a file may not be allowed to remember. */
function remembered() {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null;
  }
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : systemIsDark.matches;
}

function toggleTheme() {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME, theme);
  } catch {
    // It holds until the page is closed.
  }
  redraw();
}

if (["light", "dark"].includes(remembered())) {
  document.documentElement.dataset.theme = remembered();
}
systemIsDark.addEventListener("change", () => redraw());

// Copy buttons: whatever carries data-copy.

const SAID_FOR = 1500;

/** Pages opened from a file may not have navigator.clipboard. */
function copyBySelection(text) {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

async function copyFrom(button) {
  const label = button.textContent;
  const done = await copy(button.dataset.copy);
  button.focus();
  button.textContent = done ? "Copied" : "Not copied";
  button.disabled = true;
  setTimeout(() => {
    button.textContent = label;
    button.disabled = false;
  }, SAID_FOR);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-copy]");
  if (button) {
    copyFrom(button);
  }
});

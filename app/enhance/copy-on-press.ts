// `data-copy` buttons copy the text of the element they name. Shown only if the browser has a clipboard.

const confirmationMs = 2000;

export function copyOnPress(): void {
  // Browsers provide none on plain http.
  if (!("clipboard" in navigator)) return;
  document.documentElement.dataset.clipboard = "";
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button && !button.ariaDisabled) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  const text = document.getElementById(button.dataset.copy ?? "")?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // If refused, the text can still be selected and copied manually.
    return;
  }
  button.ariaDisabled = "true";
  button.textContent = button.dataset.copied ?? "";
  setTimeout(() => {
    button.textContent = label;
    button.ariaDisabled = null;
  }, confirmationMs);
}

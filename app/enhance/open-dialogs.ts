// Makes a dialog that is drawn open in the page truly modal: focus stays inside, Escape and the backdrop close it.

// Where nothing is to be typed, what the dialog says comes first: on a button screen readers would pass it over (decision 042).
const startsAt = ["[data-error-summary]", "input:not([type=hidden]), select, textarea", "h2"];

export function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-close-href]")) {
    dialog.removeAttribute("open");
    dialog.showModal();
    const first = startsAt.map((kind) => dialog.querySelector<HTMLElement>(kind)).find(Boolean);
    first?.focus();
  }

  // `cancel` does not bubble, but is seen while it is captured.
  document.addEventListener(
    "cancel",
    (event) => {
      if (close(event.target)) event.preventDefault();
    },
    true,
  );

  document.addEventListener("click", (event) => {
    // While one page fades into the next, what is clicked is the picture of both: the root.
    const dialog = event.target === document.documentElement ? document.querySelector("dialog:modal") : event.target;
    if (dialog instanceof HTMLDialogElement && isOutside(event, dialog)) close(dialog);
  });
}

function close(dialog: EventTarget | null): boolean {
  const href = dialog instanceof HTMLDialogElement ? dialog.dataset.closeHref : undefined;
  if (href) location.assign(href);
  return href !== undefined;
}

function isOutside({ clientX, clientY, detail }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  // A click without a pointer, such as Enter on a button, has no place and no count.
  return detail > 0 && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

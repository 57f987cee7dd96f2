// Makes a dialog that is drawn open in the page truly modal: focus stays inside, Escape and the backdrop close it.

// Where nothing is to be typed, what the dialog says comes first: on a button screen readers would pass it over (decision 042).
const startsAt = ["[data-error-summary]", "input:not([type=hidden]), select, textarea", "h2"];

export function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-close-href]")) {
    dialog.removeAttribute("open");
    dialog.showModal();
    const first = startsAt.map((kind) => dialog.querySelector<HTMLElement>(kind)).find(Boolean);
    first?.focus();
    if (!first?.matches("[data-error-summary]")) beginAtTop(dialog);
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
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("dialog a") : null;
    const over = link?.closest("dialog");
    if (link?.href === location.href && over && leadsHere(over) && close(over)) event.preventDefault();
    // While one page fades into the next, what is clicked is the picture of both: the root.
    const dialog = event.target === document.documentElement ? document.querySelector("dialog:modal") : event.target;
    if (dialog instanceof HTMLDialogElement && isOutside(event, dialog)) close(dialog);
  });
}

/** Where a dialog had to be scrolled for that, it is read from its beginning: the question before its answers. */
function beginAtTop(dialog: HTMLDialogElement): void {
  if (dialog.scrollTop === 0) return;
  focusOn(dialog.querySelector("h2"));
  dialog.scrollTop = 0;
}

/** A dialog over the page that it leads to gives way to it; any other is left for the page below. */
function close(dialog: EventTarget | null): boolean {
  const href = dialog instanceof HTMLDialogElement ? dialog.dataset.closeHref : undefined;
  if (!(dialog instanceof HTMLDialogElement) || !href) return false;
  if (leadsHere(dialog)) {
    dialog.remove();
    focusOn(document.querySelector("h1"));
  } else location.assign(href);
  return true;
}

const leadsHere = ({ dataset: { closeHref } }: HTMLDialogElement) => closeHref !== undefined && new URL(closeHref, location.href).href === location.href;

/** A heading is no control, and takes the focus only when it is given. */
function focusOn(heading: HTMLElement | null): void {
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

function isOutside({ clientX, clientY, detail }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  // A click without a pointer, such as Enter on a button, has no place and no count.
  return detail > 0 && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

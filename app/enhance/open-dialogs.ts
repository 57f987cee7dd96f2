// Makes a dialog that is rendered open in the page modal: focus stays inside, Escape and the backdrop close it.

// Without a field, the dialog's text gets the focus first: on a button, screen readers would skip it (decision 042).
const field = "input:not([type=hidden]), select, textarea";
const startsAt = ["[data-error-summary]", field, "h2"];

export function openDialogs(): void {
  showDialogs();
  // `cancel` doesn't bubble, but can be captured.
  document.addEventListener(
    "cancel",
    (event) => {
      if (event.cancelable && dismiss(event.target)) event.preventDefault();
    },
    true,
  );
  // On a second Escape in a row, browsers close a dialog even if the page cancels it.
  document.addEventListener("close", (event) => reopen(event.target), true);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element) target.closest("dialog")?.setAttribute("data-changed", "");
  });

  document.addEventListener("pointerdown", (event) => (pressed = event));
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("dialog a") : null;
    const over = link?.closest("dialog");
    if (over && link?.href === hrefOf(over) && (userKeepsOpen(over) || closeInPlace(over)))
      event.preventDefault();
    // While one page fades into the next, a click reaches the snapshot, whose target is the root.
    const dialog =
      event.target === document.documentElement
        ? document.querySelector("dialog:modal")
        : event.target;
    if (dialog instanceof HTMLDialogElement && isPressedOutside(event, dialog)) dismiss(dialog);
  });
}

/** The dialogs in the page now. */
export function showDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-close-href]")) {
    dialog.removeAttribute("open");
    dialog.showModal();
    const first = startsAt.map((kind) => dialog.querySelector<HTMLElement>(kind)).find(Boolean);
    first?.focus();
    if (!first?.matches("[data-error-summary]")) scrollToTop(dialog);
  }
}

/** If focusing a field scrolled the dialog, scrolls back to its start: the question comes before its buttons. */
function scrollToTop(dialog: HTMLDialogElement): void {
  if (dialog.scrollTop === 0) return;
  focusOn(dialog.querySelector("h2"));
  dialog.scrollTop = 0;
}

/** Closes a dialog by going to the page below, unless entered values would be lost. */
function dismiss(dialog: EventTarget | null): boolean {
  if (!(dialog instanceof HTMLDialogElement) || !dialog.dataset.closeHref) return false;
  if (!userKeepsOpen(dialog) && !closeInPlace(dialog)) location.assign(hrefOf(dialog));
  return true;
}

function reopen(dialog: EventTarget | null): void {
  if (!(dialog instanceof HTMLDialogElement) || !dialog.dataset.closeHref) return;
  dialog.showModal();
  dismiss(dialog);
}

/** A dialog that links to the page below it is removed. */
function closeInPlace(dialog: HTMLDialogElement): boolean {
  if (hrefOf(dialog) !== location.href) return false;
  dialog.remove();
  focusOn(document.querySelector("h1"));
  return true;
}

const hrefOf = ({ dataset: { closeHref } }: HTMLDialogElement) =>
  new URL(closeHref ?? "", location.href).href;

/** Asks before typed values are discarded, those of a refused form among them. */
function userKeepsOpen(dialog: HTMLDialogElement): boolean {
  const isRefused = dialog.querySelector("[data-error-summary]") && dialog.querySelector(field);
  if (!isRefused && !dialog.matches("[data-changed]")) return false;
  return !confirm(dialog.dataset.discard);
}

/** A heading isn't a control and gets the focus only from a script. */
function focusOn(heading: HTMLElement | null): void {
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

/** Where a click began: selecting text may end outside. */
let pressed: PointerEvent | undefined;

function isPressedOutside(click: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  // A click without a pointer, such as Enter on a button, has no place and no count.
  return (
    click.detail > 0 &&
    [pressed ?? click, click].every(
      ({ clientX: x, clientY: y }) => x < left || x > right || y < top || y > bottom,
    )
  );
}

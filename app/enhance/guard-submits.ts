// Posts a form only once, and shows on its button that it is being submitted.

/** By then the next page has come, or the user has stopped it. */
const releaseAfterMs = 10_000;

/** Lets a form be sent again. */
export function releaseForm(form: HTMLFormElement): void {
  delete form.dataset.sent;
  for (const button of form.querySelectorAll<HTMLButtonElement>("button[aria-disabled]")) {
    button.removeAttribute("aria-disabled");
    if (button.dataset.idle !== undefined) button.textContent = button.dataset.idle;
    delete button.dataset.idle;
  }
}

export function guardSubmits(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== "post")
      return;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = "true";
    // An upload ends by itself, and takes longer.
    setTimeout(
      () => form.querySelector("[data-upload].running") ?? releaseForm(form),
      releaseAfterMs,
    );
    const { submitter } = event;
    // Enter presses the hidden first button of a form that has others before the main one.
    const button = submitter?.ariaHidden ? form.querySelector("[data-busy]") : submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    button.setAttribute("aria-disabled", "true");
    if (!button.dataset.busy) return;
    button.dataset.idle = button.textContent ?? "";
    button.textContent = button.dataset.busy;
  });

  // A page restored from the back/forward cache can be used again.
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]"))
      releaseForm(form);
  });
}

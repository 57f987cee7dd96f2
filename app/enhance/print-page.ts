// Print buttons. Shown only if scripts run, also on a page that a form led to in place.
export function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]"))
    button.hidden = false;
}

export function printOnPress(): void {
  showPrintButtons();
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-print]")) print();
  });
}

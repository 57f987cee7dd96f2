// Shows the print button only if the browser can print.
export function printOnPress(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}

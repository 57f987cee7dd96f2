/** Shows print buttons: without scripts they would do nothing. */
export function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.onclick = () => print();
  }
}

export function focusSummary(): void {
  // Older browsers ignore `autofocus` on anything but controls.
  document.querySelector<HTMLElement>("[data-error-summary]")?.focus();
}

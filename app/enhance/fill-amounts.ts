// `data-fill` links put their amount into a field without reloading the form.

export function fillAmounts(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-fill]") : null;
    const field = document.getElementById(link?.dataset.fill ?? "");
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = link?.dataset.value ?? "";
    field.focus();
  });
}

// Shows the `data-loading` of the page while the next one takes long to arrive: the previous page
// stays on screen until then.

const delayMs = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let status: HTMLElement | undefined;

export function beginLoading(): void {
  endLoading();
  const made = document.createElement("p");
  status = made;
  made.role = "status";
  document.body.append(made);
  const textContent = document.querySelector<HTMLElement>("main")?.dataset.loading;
  timer = setTimeout(
    () => Object.assign(made, { className: "banner info floating", textContent }),
    delayMs,
  );
}

export function endLoading(): void {
  clearTimeout(timer);
  status?.remove();
}

export function announceLoading(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && leavesPage(link, event)) beginLoading();
  });
  document.addEventListener("submit", (event) => {
    if (
      event.target instanceof HTMLFormElement &&
      event.target.method === "get" &&
      !event.defaultPrevented
    )
      beginLoading();
  });
  // Restored from the back/forward cache, or stopped by the user.
  addEventListener("pageshow", endLoading);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && endLoading());
}

/** To another of our pages in this window; downloads stay on the page. */
function leavesPage(
  link: HTMLAnchorElement,
  { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
  const isHere =
    link.pathname + link.search === location.pathname + location.search && link.hash !== "";
  return (
    isPlain &&
    !isHere &&
    link.origin === location.origin &&
    link.target === "" &&
    !/\b(csv|pdf|json|yaml)$/.test(link.pathname)
  );
}

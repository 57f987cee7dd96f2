// Loads the live chart once the page is loaded; with data saver or a slow connection, only on request.

/** Returns a function that shows the chart of a new page. */
export function loadIsland(element: HTMLElement): (fresh: HTMLElement) => void {
  let draw: (() => void) | undefined;
  let isWaiting = isSaving();
  const offer = () => {
    const button = element.querySelector<HTMLElement>(".chart-tools button");
    if (!button) return;
    button.hidden = !isWaiting;
    button.onclick = bring;
  };
  const wait = (waits: boolean) => {
    isWaiting = waits;
    offer();
  };
  const bring = () => {
    wait(false);
    import("./chart-island").then(
      ({ mountIsland }) => (draw = mountIsland(element)),
      () => wait(true),
    );
  };
  if (isWaiting) offer();
  else if (document.readyState === "complete") bring();
  else window.addEventListener("load", bring, { once: true });

  return (fresh) => {
    element.dataset.chart = fresh.dataset.chart;
    if (draw) return draw();
    element.replaceChildren(...fresh.childNodes);
    offer();
  };
}

function isSaving(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, effectiveType } = connection as { saveData?: boolean; effectiveType?: string };
  return saveData === true || /2g|3g/.test(effectiveType ?? "");
}

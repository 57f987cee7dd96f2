// Loads the live chart once the page is loaded; with data saver or a slow connection, only on request.
import sheet from "~/styles/interactive-sheet.css";

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
    Promise.all([import("./chart-island"), loadStyles()]).then(
      ([{ mountIsland }]) => (draw = mountIsland(element)),
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

/** Its stylesheet, which pages with only the static chart don't load; loaded before the chart, so that nothing flashes. */
function loadStyles(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("the chart's stylesheet did not load"));
    };
    document.head.append(link);
  });
}

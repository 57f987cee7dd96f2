// Scripts for pages with a chart or a form that filters a list.
import { loadIsland } from "./load-island";
import { drawChoices, type ChartParts } from "./draw-choices";

export { drawChoices };

export function startChart(element: HTMLElement, parts: ChartParts): void {
  const show = loadIsland(element);
  const form = document.querySelector<HTMLFormElement>(".chart-form");
  if (!form) return;
  drawChoices(form, parts, (page) => {
    const fresh = page.getElementById(element.id);
    if (fresh) show(fresh);
  });
}

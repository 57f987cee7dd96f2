// What scripts add to a page with a chart.
import { bringIsland } from "./bring-island";
import { drawChoices, type ChartParts } from "./draw-choices";

export function startChart(place: HTMLElement, parts: ChartParts): void {
  const show = bringIsland(place);
  const form = document.querySelector<HTMLFormElement>(".chart-form");
  if (!form) return;
  drawChoices(form, parts, (page) => {
    const fresh = page.getElementById(place.id);
    if (fresh) show(fresh);
  });
}

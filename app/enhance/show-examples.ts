// The front page's 'Recent Withdrawal!': invented customers at random intervals, and none where
// reduced motion is preferred.
import { pausableTimer } from "./timers";

const shownMs = 2000;
const fadeMs = 300;

const among = (least: number, most: number) =>
  least + Math.floor(Math.random() * (most - least + 1));
const one = (list = "") => {
  const all = list.split(", ");
  return all[among(0, all.length - 1)] ?? "";
};
const dollars = { style: "currency", currency: "USD", maximumFractionDigits: 0 } as const;

export function show(): void {
  const pattern =
    document.querySelector<HTMLTemplateElement>("template[data-examples]")?.content
      .firstElementChild;
  if (!pattern || matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  const scheduleNext = () =>
    setTimeout(() => (document.hidden ? scheduleNext() : showOne()), among(3000, 7900));
  const showOne = () => {
    const example = pattern.cloneNode(true);
    if (!(example instanceof HTMLElement)) return;
    const line = example.querySelector<HTMLElement>("[data-sentence]");
    if (line) {
      const { sentence = "", names, cities } = line.dataset;
      const amount = among(100, 10_000).toLocaleString(document.documentElement.lang, dollars);
      line.textContent = sentence
        .replace("{name}", one(names))
        .replace("{city}", one(cities))
        .replace("{amount}", () => amount);
    }
    // Dismissed, it stays away until the page is opened again.
    example.querySelector("[data-dismiss]")?.addEventListener("click", () => example.remove());
    document.body.append(example);
    pausableTimer(example, shownMs, () => {
      if (!example.isConnected) return;
      example.classList.add("leaving");
      setTimeout(() => example.remove(), fadeMs);
      scheduleNext();
    });
  };
  scheduleNext();
}

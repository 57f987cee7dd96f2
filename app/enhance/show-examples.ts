// The front page's 'Recent Withdrawal!': invented customers at random intervals, and none where
// reduced motion is preferred.
import { pausableTimer } from "./pausable-timer";

const names = ["James", "Olivia", "Liam", "Emma", "Noah", "Sophia", "Ethan", "Ava", "Lucas", "Mia"];
const cities = [
  "New York",
  "Toronto",
  "Chicago",
  "Vancouver",
  "Houston",
  "Montreal",
  "Seattle",
  "Calgary",
  "Miami",
  "Ottawa",
];
const shownMs = 2000;
const fadeMs = 300;

const among = (least: number, most: number) =>
  least + Math.floor(Math.random() * (most - least + 1));
const one = (words: readonly string[]) => words[among(0, words.length - 1)] ?? "";

export function showExampleWithdrawals(): void {
  const pattern =
    document.querySelector<HTMLTemplateElement>("template[data-examples]")?.content
      .firstElementChild;
  if (!pattern || matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  const later = () =>
    window.setTimeout(() => (document.hidden ? later() : show()), among(3000, 7900));
  const show = () => {
    const example = pattern.cloneNode(true);
    if (!(example instanceof HTMLElement)) return;
    const words = example.querySelector("[data-words]");
    if (words)
      words.textContent = `${one(names)} from ${one(cities)} just withdrew $${among(100, 10_000).toLocaleString("en-US")}`;
    // Dismissed, it stays away until the page is opened again.
    example.querySelector("[data-dismiss]")?.addEventListener("click", () => example.remove());
    document.body.append(example);
    pausableTimer(example, shownMs, () => {
      if (!example.isConnected) return;
      example.classList.add("leaving");
      window.setTimeout(() => example.remove(), fadeMs);
      later();
    });
  };
  later();
}

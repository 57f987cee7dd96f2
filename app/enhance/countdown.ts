// Counts down to `data-deadline` every second. Looks the elements up each time, because regions are redrawn.
import { timeLeft } from "~/ui/time-left";

export function countDown(): void {
  if (!document.querySelector("[data-deadline]")) return;
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-deadline]")) {
      element.textContent = timeLeft(
        Date.parse(element.dataset.deadline ?? "") - Date.now(),
        document.documentElement.lang,
      );
    }
  }, 1000);
}

// Whoever has done nothing for long is told a quarter of an hour before the session ends, and stays without losing what was typed.

const warnMs = 15 * 60_000;

export function warnBeforeEnd(): void {
  const region = document.querySelector<HTMLElement>("[data-session-minutes]");
  const words = document.querySelector<HTMLElement>("[data-session-words]");
  // A page that asks for news keeps its session by that.
  if (!region || !words || document.querySelector("[data-refresh]")) return;
  const idleMs = Number(region.dataset.sessionMinutes) * 60_000;
  let usedAt = Date.now();

  // By the clock and not by one long timer, which stands still while a computer sleeps.
  window.setInterval(() => {
    if (words.hidden && Date.now() - usedAt >= idleMs - warnMs) {
      words.hidden = false;
      region.append(words);
    }
  }, 60_000);

  words.querySelector("button")?.addEventListener("click", () => void stay());

  async function stay(): Promise<void> {
    const answer = await fetch(location.href).catch(() => undefined);
    if (!answer) return;
    // Too late: the page that it leads to says so, and brings back here.
    if (answer.redirected) return location.assign(answer.url);
    usedAt = Date.now();
    if (words) words.hidden = true;
  }
}

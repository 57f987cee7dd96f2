// A page or dialog that redirects after a while: `data-leave-after` in milliseconds, to `data-leave-href`.
import { pausableTimer } from "./pausable-timer";

export function autoRedirect(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-leave-after]")) {
    const { leaveAfter, leaveHref } = element.dataset;
    if (leaveHref)
      pausableTimer(
        element,
        Number(leaveAfter),
        () => location.assign(leaveHref),
        element.closest("dialog") ?? element,
      );
  }
}

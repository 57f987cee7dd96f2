// What happens by itself after a while, unless it is being read.

const noticeMs: Record<string, number> = { toast: 2000, admin: 6000 };

/** Runs `done` after a time without hovering over the element or moving the focus in it or its container. */
export function pausableTimer(
  element: Element,
  milliseconds: number,
  done: () => void,
  whole: Element = element,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = milliseconds;
  let startedAt = 0;

  const run = () => {
    startedAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(done, left);
  };
  const pause = () => {
    clearTimeout(timer);
    left = Math.max(left - (performance.now() - startedAt), 500);
  };
  element.addEventListener("pointerenter", pause);
  whole.addEventListener("focusin", pause);
  element.addEventListener("pointerleave", run);
  whole.addEventListener("focusout", run);
  run();
}

/** Fades a toast after 2 s and an administrator's notice after 6 s. The text stays in the page, for those who need longer to read it. */
export function fadeNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    pausableTimer(notice, noticeMs[notice.dataset.notice ?? ""] ?? 2000, () =>
      notice.classList.add("settled"),
    );
  }
}

/** A page or dialog that redirects after a while: `data-leave-after` in milliseconds, to `data-leave-href`. */
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

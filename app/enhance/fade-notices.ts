// A notice steps back after its time (R26): a toast after 2 s, an administrator's after 6 s. Its words stay in the page.
import { pausableTimer } from "./pausable-timer";

const milliseconds: Record<string, number> = { toast: 2000, admin: 6000 };

export function fadeNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    pausableTimer(notice, milliseconds[notice.dataset.notice ?? ""] ?? 2000, () =>
      notice.classList.add("settled"),
    );
  }
}

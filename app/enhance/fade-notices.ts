// Fades a toast after 2 s and an administrator's notice after 6 s. The text stays in the page, for
// those who need longer to read it.
import { pausableTimer } from "./pausable-timer";

const milliseconds: Record<string, number> = { toast: 2000, admin: 6000 };

export function fadeNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    pausableTimer(notice, milliseconds[notice.dataset.notice ?? ""] ?? 2000, () =>
      notice.classList.add("settled"),
    );
  }
}

// Every status with its tone and its label.
import type { en } from "~server/locales/en";

export type StatusTone = "green" | "yellow" | "red" | "neutral";
type StatusWord = keyof (typeof en)["statuses"];

const tones: Readonly<Record<StatusWord, StatusTone>> = {
  active: "green",
  answered: "green",
  approved: "green",
  arrived: "green",
  blocked: "red",
  canceled: "red",
  cancelled: "red",
  closed: "neutral",
  completed: "green",
  confirming: "yellow",
  disabled: "red",
  enabled: "green",
  error: "red",
  expired: "red",
  failed: "red",
  inactive: "neutral",
  new: "yellow",
  not_submitted: "neutral",
  open: "yellow",
  pending: "yellow",
  prepared: "yellow",
  processing: "yellow",
  refused: "red",
  rejected: "red",
  released: "green",
  returned: "red",
  sent: "green",
  success: "green",
  successful: "green",
  suspended: "red",
  to_send: "yellow",
  under_review: "yellow",
  verified: "green",
  waiting: "yellow",
  withdrawn: "neutral",
};

const isKnown = (word: string): word is StatusWord => Object.hasOwn(tones, word);

/** "Under review" and "under-review" are one status. */
const wordOf = (status: string) => status.toLowerCase().trim().replace(/[ -]/g, "_");

export function toneOf(status: string): StatusTone {
  const word = wordOf(status);
  return isKnown(word) ? tones[word] : "neutral";
}

/** In the page's language; `t` reads `statuses`. An unknown status from another backend is shown unchanged. */
export function statusLabel(t: (word: StatusWord) => string, status: string): string {
  const word = wordOf(status);
  return isKnown(word) ? t(word) : readable(status);
}

/** "not_submitted" is read as "Not submitted". */
export function readable(status: string): string {
  const word = wordOf(status).replaceAll("_", " ");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

// Every status with its tone and its label.
import type { en } from "~server/locales/en";

export type StatusTone = "green" | "yellow" | "red" | "neutral";
type KnownStatus = keyof (typeof en)["statuses"];

const tones: Readonly<Record<KnownStatus, StatusTone>> = {
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
};

const isKnown = (key: string): key is KnownStatus => Object.hasOwn(tones, key);

/** "Under review" and "under-review" are one status. */
const normalize = (status: string) => status.toLowerCase().trim().replace(/[ -]/g, "_");

export function toneOf(status: string): StatusTone {
  const key = normalize(status);
  return isKnown(key) ? tones[key] : "neutral";
}

/** In the page's language; `t` reads `statuses`. An unknown status from another backend is shown unchanged. */
export function statusLabel(t: (key: KnownStatus) => string, status: string): string {
  const key = normalize(status);
  return isKnown(key) ? t(key) : humanize(status);
}

/** "not_submitted" is read as "Not submitted". */
export function humanize(status: string): string {
  const key = normalize(status).replaceAll("_", " ");
  return key.charAt(0).toUpperCase() + key.slice(1);
}

// Every status with its tone and its label.
export type StatusTone = "green" | "yellow" | "red" | "neutral";

const byTone: Record<Exclude<StatusTone, "neutral">, readonly string[]> = {
  green: [
    "completed",
    "successful",
    "success",
    "approved",
    "verified",
    "active",
    "enabled",
    "answered",
    "sent",
    "arrived",
    "released",
  ],
  yellow: [
    "pending",
    "processing",
    "under review",
    "waiting",
    "new",
    "confirming",
    "open",
    "to send",
    "prepared",
  ],
  red: [
    "failed",
    "rejected",
    "refused",
    "cancelled",
    "canceled",
    "suspended",
    "blocked",
    "disabled",
    "error",
    "expired",
    "returned",
  ],
};

export function toneOf(status: string): StatusTone {
  const word = plain(status);
  if (byTone.green.includes(word)) return "green";
  if (byTone.yellow.includes(word)) return "yellow";
  return byTone.red.includes(word) ? "red" : "neutral";
}

/** "not_submitted" is read as "Not submitted". */
export function readable(status: string): string {
  const word = plain(status);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function plain(status: string): string {
  return status.toLowerCase().replace(/[_-]/g, " ").trim();
}

// A record counts as open for a short time after a staff member last loaded it.
import type { StaffRight } from "../../kernel/staff-roles";

export const viewerLapsesSeconds = 120;
const viewerSeenEverySeconds = 30;

/** The records that can be reviewed, as the audit log names them. */
export const viewedKinds = ["transaction", "user", "approval_request"] as const;
export type ViewedKind = (typeof viewedKinds)[number];

/** Staff with any of these rights can decide about it; colleagues who only read aren't listed. */
export const decidingRights: Readonly<Record<ViewedKind, readonly StaffRight[]>> = {
  transaction: ["transactions"],
  user: ["kyc"],
  approval_request: ["transactions", "adjustments", "closing"],
};

/** Views before this time have ended. */
export const viewCutoff = (now: number): number => now - viewerLapsesSeconds * 1000;

/** Whether to store the view again: not on each load of the page. */
export function isStaleView(seenAt: number | undefined, now: number): boolean {
  return seenAt === undefined || Math.abs(now - seenAt) >= viewerSeenEverySeconds * 1000;
}

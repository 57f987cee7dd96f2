// Who a withdrawal is waiting for, and until when.
import { dayAfter, dayOf, workingDaysAfter } from "../../kernel/calendar";
import { limits } from "../../kernel/limits";
import { reviewDeadline } from "../../kernel/review-deadline";
import type { PayoutState } from "../ledger/payout-labels";
import type { TransactionStatus } from "../ledger/labels";

/** A decision of staff, the sending by staff, or the customer's bank or network. */
export const waitingFor = ["review", "sending", "arrival"] as const;
type WaitingFor = (typeof waitingFor)[number];

interface Withdrawal {
  readonly status: TransactionStatus;
  readonly createdAt: number;
  /** When its new destination can be paid, in UTC milliseconds. */
  readonly payableFrom: number | null;
  readonly payout:
    | {
        readonly state: PayoutState;
        readonly approvedAt: number;
        readonly expectedDay: string | null;
      }
    | undefined;
}

interface Wait {
  readonly for: WaitingFor;
  /** UTC milliseconds. */
  readonly until: number;
}

const endOfDay = (day: string) => Date.parse(dayAfter(day));

/** Null once nothing is left to do. */
export function waitOf({ status, createdAt, payableFrom, payout }: Withdrawal): Wait | null {
  if (status === "pending") return { for: "review", until: reviewDeadline(createdAt, payableFrom) };
  if (status === "failed" || !payout) return null;
  if (payout.state === "to_send") {
    const day = workingDaysAfter(dayOf(payout.approvedAt, "UTC"), limits.payoutSentWithinDays);
    return { for: "sending", until: endOfDay(day) };
  }
  return payout.state === "sent" && payout.expectedDay !== null
    ? { for: "arrival", until: endOfDay(payout.expectedDay) }
    : null;
}

// Who a withdrawal is waiting for, and until when.
import { dayAfter, dayOf, workingDaysAfter } from "../../kernel/calendar";
import { limits } from "../../kernel/limits";
import type { PayoutState } from "../payout-records/labels";
import type { TransactionStatus } from "../ledger/labels";

/** A decision of staff, the sending by staff, or the customer's bank or network. */
export const waitingFor = ["review", "sending", "arrival"] as const;
type WaitingFor = (typeof waitingFor)[number];

interface Withdrawal {
  readonly status: TransactionStatus;
  readonly createdAt: number;
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
export function waitOf({ status, createdAt, payout }: Withdrawal): Wait | null {
  if (status === "pending")
    return { for: "review", until: createdAt + limits.reviewHours * 3_600_000 };
  if (status === "failed" || !payout) return null;
  if (payout.state === "to_send") {
    const day = workingDaysAfter(dayOf(payout.approvedAt, "UTC"), limits.payoutSentWithinDays);
    return { for: "sending", until: endOfDay(day) };
  }
  return payout.state === "sent" && payout.expectedDay !== null
    ? { for: "arrival", until: endOfDay(payout.expectedDay) }
    : null;
}

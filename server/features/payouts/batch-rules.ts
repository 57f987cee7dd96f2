// Who may release or cancel a batch, and which file each payout belongs in.
import type { Currency } from "../../kernel/currencies";
import { refuse, type Refusal } from "../../kernel/refusal";
import type { PayoutState } from "../ledger/payout-labels";
import type { BatchState, LineFormat } from "./batch-labels";

interface Batch {
  readonly state: BatchState;
  readonly preparedBy: string;
}

/** Released by someone other than its preparer; canceled by anyone with the right. */
export function checkBatchEnd(
  { state, preparedBy }: Batch,
  staffId: string,
  end: "released" | "cancelled",
): Refusal<"payout_batch_ended" | "own_payout_batch"> | null {
  if (state !== "prepared") return refuse("payout_batch_ended");
  return end === "released" && preparedBy === staffId ? refuse("own_payout_batch") : null;
}

interface Line {
  readonly currency: Currency;
  /** Whether it goes to an IBAN in the Single Euro Payments Area. */
  readonly isSepa: boolean;
  /** Whether the payer's account is configured. */
  readonly hasPayer: boolean;
}

/** Euros to an IBAN of the Single Euro Payments Area. */
export function formatOf({ currency, isSepa, hasPayer }: Line): LineFormat {
  return currency === "EUR" && isSepa && hasPayer ? "pain.001" : "csv";
}

interface PayoutInBatch {
  /** 0 if it left the batch. */
  readonly is_live: 0 | 1;
  readonly payout_state: PayoutState | null;
}

/** Whether a file of the batch pays it. Money that was returned is in the wallet again, and may be paid by another batch. */
export function isInFile({ is_live: isLive, payout_state: payout }: PayoutInBatch, of: BatchState) {
  return isLive === 1 && payout === (of === "released" ? "sent" : "to_send");
}

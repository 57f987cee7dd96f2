// Who may release or cancel a batch, and which file each payout belongs in.
import type { Currency } from "../../kernel/currencies";
import { refuse, type Refusal } from "../../kernel/refusal";
import type { BatchState, FileFormat } from "./batch-labels";

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
export function formatOf({ currency, isSepa, hasPayer }: Line): FileFormat {
  return currency === "EUR" && isSepa && hasPayer ? "pain.001" : "csv";
}

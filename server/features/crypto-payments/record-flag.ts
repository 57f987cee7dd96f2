import { recordAudit } from "../audit/record-audit";
import type { ReviewFlag } from "../ledger/labels";
import type { Db } from "../../database/db";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";

/** Adds an entry to the audit log if the flag of a payment changes. */
export async function recordFlag(
  db: Db,
  call: Parameters<typeof recordAudit>[1],
  payment: Pick<CryptoPaymentRow, "order_number" | "user_id" | "review_flag">,
  flag: ReviewFlag | null,
): Promise<void> {
  if (flag === payment.review_flag) return;
  await recordAudit(db, call, {
    action: "crypto_payment.flagged",
    subject: `crypto_payment:${payment.order_number}`,
    personId: payment.user_id,
    before: { flag: payment.review_flag },
    after: { flag },
  });
}

import { instantOf } from "../../kernel/instants";
import { reasonText } from "../../kernel/reasons";
import type { Locale } from "../../locales/locale";
import { netOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { Refused } from "../../http/call";
import { presentFee } from "../ledger/present-fee";
import { payoutObstacleOf, presentObstacle } from "./present-obstacle";
import type { Payout } from "./schemas";
import type { OwnedPayout } from "./store";

/** With why it can't be paid now, where that was checked. */
export function presentPayout(row: OwnedPayout, locale: Locale, refusal?: Refused): Payout {
  const { batch_id: batchId, batch_reference: batchReference } = row;
  const endedAt = instantOf(row.ended_at);
  return {
    id: row.id,
    transaction: row.reference,
    user: row.user_id,
    fullname: row.fullname,
    email: row.email,
    amount: numberOf(netOf(row)),
    fee: presentFee(row).fee,
    currency: row.currency,
    paymentMethod: row.payment_method ?? undefined,
    destination: row.destination_masked ?? undefined,
    state: row.state,
    approvedAt: new Date(row.approved_at).toISOString(),
    sentAt: instantOf(row.sent_at),
    arrivedAt: row.state === "arrived" ? endedAt : undefined,
    returnedAt: row.state === "returned" ? endedAt : undefined,
    reference: row.payout_reference ?? undefined,
    expectedDay: row.expected_day ?? undefined,
    reason:
      row.state === "returned"
        ? reasonText({ reasonCode: row.reason_code, reason: row.reason }, locale)
        : undefined,
    ...(refusal &&
      row.state === "to_send" && {
        obstacle: presentObstacle(payoutObstacleOf(refusal, locale), locale),
      }),
    ...(batchId !== null &&
      batchReference !== null && { batch: { id: batchId, reference: batchReference } }),
  };
}

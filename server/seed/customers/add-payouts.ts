// Payouts of approved withdrawals: the newest wait, the ones before them are sent, and the rest have arrived.
import { dayOf } from "../../kernel/calendar";
import type { PayoutRow } from "../../database/rows/payout-rows";
import { addAuditLine, type SeedContext, type SeededPayout } from "./seed-context";
import { day, hour } from "./moments";

const waiting = 4;
const out = 3;

export function addSeededPayouts(seedContext: SeedContext): void {
  const newest = [...seedContext.payouts].sort((a, b) => b.approvedAt - a.approvedAt);
  const open = newest.filter(({ returnedAt }) => returnedAt === null);
  for (const payout of newest) {
    const place = open.indexOf(payout);
    const state = place === -1 ? "returned" : stateAt(place, seedContext.now - payout.approvedAt);
    addPayout(seedContext, payout, state);
  }
}

function stateAt(place: number, age: number): Exclude<PayoutRow["state"], "returned"> {
  if (place < waiting) return "to_send";
  return place < waiting + out || age < 3 * day ? "sent" : "arrived";
}

function addPayout(
  seedContext: SeedContext,
  { customer, row, approvedAt, actorId, returnedAt }: SeededPayout,
  state: PayoutRow["state"],
): void {
  const sentAt = state === "to_send" ? null : approvedAt + hour / 2;
  const arrivedAt = state === "arrived" ? approvedAt + 2 * day : null;
  const reference = sentAt === null ? null : `FT-${row.id.slice(-8).toUpperCase()}`;
  const expectedDay = sentAt === null ? null : dayOf(approvedAt + 2 * day, "UTC");
  seedContext.rows.add("payouts", {
    transaction_id: row.id,
    state,
    reference,
    expected_day: expectedDay,
    approved_at: approvedAt,
    sent_at: sentAt,
    ended_at: arrivedAt ?? returnedAt,
    closing_line_id: null,
    is_debit_missing: 0,
    is_return_missing: 0,
  });
  const line = { actorId, subject: `transaction:${row.id}`, personId: row.user_id };
  if (sentAt !== null)
    addAuditLine(seedContext, {
      ...line,
      at: sentAt,
      action: "payout.sent",
      about: customer,
      after: { paymentReference: reference, expectedDay },
    });
  if (arrivedAt !== null)
    addAuditLine(seedContext, { ...line, at: arrivedAt, action: "payout.arrived" });
}

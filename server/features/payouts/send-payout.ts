// Marks a payout as sent, for one payout or a whole batch.
import type { Db } from "../../database/db";
import type { PayoutRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import { rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { payoutsIn } from "../withdrawals/payout-store";
import { usersIn } from "../users/store";
import { payoutSent } from "./payout-emails";

interface SendingCall {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

interface Sent {
  readonly reference: string;
  readonly expectedDay: string;
  readonly batch?: string;
}

/** With the transaction locked. Rolls back if another request was faster; correcting details sends no email. */
export async function sendPayout(
  call: SendingCall,
  db: Db,
  row: TransactionRow,
  payout: PayoutRow,
  { reference, expectedDay, batch }: Sent,
): Promise<void> {
  const { context } = call;
  const isFirst = payout.state === "to_send";
  const isChanged = await payoutsIn(db).change(payout, {
    state: "sent",
    reference,
    expected_day: expectedDay,
    sent_at: payout.sent_at ?? context.now(),
  });
  if (!isChanged) rollBack(refuse("changed_by_someone_else"));
  const customer = await usersIn(db).byId(row.user_id);
  await recordAudit(db, call, {
    action: "payout.sent",
    subject: `transaction:${row.id}`,
    personId: row.user_id,
    // The ID of a blockchain transaction leads to the customer's address.
    about: customer,
    ...(!isFirst && {
      before: { paymentReference: payout.reference, expectedDay: payout.expected_day },
    }),
    after: { paymentReference: reference, expectedDay, ...(batch && { batch }) },
  });
  if (!isFirst || !customer) return;
  const href = pageOf.transaction(context, row.id);
  await queueEmail(context, db, customer, payoutSent(row, { reference, expectedDay, href }));
}

import { messagesIn } from "../../locales/messages";
import type { transactionOperations } from "./operations";
import { transactionsIn, stateOf } from "../ledger/transaction-store";
import { draftsIn } from "../drafts/store";
import { idempotencyIn } from "../../http/idempotency-store";
import { usersIn } from "../users/store";
import { walletsIn } from "../ledger/wallet-store";
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import { entryBetween } from "../ledger/rules";
import { checkAnyStatus } from "../ledger/transition-rules";
import type { TransactionRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Approvable, Call, Handler } from "../../http/call";
import { rollBack } from "../../http/command";
import { removePayout } from "../withdrawals/payout-of-transaction";
import { postMoney } from "../ledger/post-money";
import { reviewedOf, reviewerOf, decisionCommand, transactionSubject } from "./decision-command";
import { personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { waitsForApproval } from "../second-approval/with-approval";

type Deletion = Call<typeof transactionOperations.remove>;

/** Reverses the transaction, then hides it from every list; ledger entries stay and sum to zero. */
const remove: Handler<typeof transactionOperations.remove> = (call) =>
  decisionCommand(call, async (db, eraseSecretsOf) => {
    const { actor, body, params } = call;
    const row = await transactionsIn(db).byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    const refusal = checkAnyStatus(reviewedOf(row), reviewerOf(actor, body.version));
    if (refusal) return refusal;
    await removePayout(db, row);
    const person = await usersIn(db).byId(row.user_id);
    const closed = person && checkOpen(personOf(person));
    if (closed) return closed;
    await reverse(call, db, row);
    if (row.status === "pending") await eraseSecretsOf(row);
    await transactionsIn(db).remove(row);
    await idempotencyIn(db).forgetResponsesAbout(row.id, row.user_id);
    await draftsIn(db).removeOf(row.id);
    await recordAudit(db, call, {
      action: "transaction.deleted",
      subject: `transaction:${row.id}`,
      personId: row.user_id,
      before: {
        reference: row.reference,
        type: row.type,
        status: row.status,
        amountMinor: String(row.amount_minor),
        currency: row.currency,
      },
      reason: body.reason,
      about: person ?? actor.user,
    });
    return { message: messagesIn(call.locale, "notices")("transactionDeleted") };
  });

async function reverse(call: Deletion, db: Db, row: TransactionRow): Promise<void> {
  const { context, actor } = call;
  const postings = entryBetween(stateOf(row), null);
  const wallet = await walletsIn(db).byIdLocked(row.wallet_id);
  if (postings.length > 0 && wallet?.deleted_at !== null) rollBack(refuse("wallet_closed"));
  const entry = {
    id: context.newId(),
    wallet_id: row.wallet_id,
    transaction_id: row.id,
    transaction_version: row.version + 1,
    actor_id: actor.user.id,
    created_at: context.now(),
  };
  const guarded = { entry, postings, wallet: { id: row.wallet_id, user_id: row.user_id } };
  await postMoney(call, db, guarded, refuse("reversal_exceeds_available"));
}

export const deleteTransaction: Approvable<typeof transactionOperations.remove> = {
  handler: remove,
  subject: transactionSubject,
  unchanged: waitsForApproval,
};

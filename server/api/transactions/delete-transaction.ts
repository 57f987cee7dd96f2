import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { entryBetween } from "../../domain/transactions";
import { checkRemoval } from "../../domain/transitions";
import type { TransactionRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { refusalOfOldSignIn } from "../accounts/confirmed";
import { audit } from "../audit";
import type { Call, Handler } from "../call";
import { rollBack } from "../command";
import { postOrRollBack } from "../wallets/post-entry";
import { decidedOf, deciderOf } from "./decided";
import { decidingCommand } from "./deciding-command";
import { stateOf } from "./move-transaction";

type Deletion = Call<Operations["transactions"]["remove"]>;

/** Reverses the transaction, then hides it from every list; ledger entries stay and sum to zero. */
export const deleteTransaction: Handler<Operations["transactions"]["remove"]> = (call) =>
  decidingCommand(call, async (store, eraseSecretsOf) => {
    const { context, actor, body, params } = call;
    const tooOld = refusalOfOldSignIn(actor, context.now());
    if (tooOld) return tooOld;
    const row = await store.transactions.byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    const refusal = checkRemoval(decidedOf(row), deciderOf(actor, body.version));
    if (refusal) return refusal;
    await reverse(call, store, row);
    if (row.status === "pending") await eraseSecretsOf(row);
    await store.transactions.remove(row);
    await store.ledger.forgetReasons(row.id);
    await store.drafts.remove(await store.idempotency.forgetAnswersAbout(row.id, row.user_id));
    await audit(store, call, {
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
      about: (await store.users.byId(row.user_id)) ?? actor.user,
    });
    return { message: "Transaction deleted" };
  });

async function reverse(
  { context, actor }: Deletion,
  store: Store,
  row: TransactionRow,
): Promise<void> {
  const postings = entryBetween(stateOf(row), null);
  const wallet = await store.wallets.byIdLocked(row.wallet_id);
  if (postings.length > 0 && wallet?.deleted_at !== null) rollBack(refuse("wallet_closed"));
  const entry = {
    id: context.newId(),
    wallet_id: row.wallet_id,
    transaction_id: row.id,
    transaction_version: row.version + 1,
    actor_id: actor.user.id,
    reason: null,
    created_at: context.now(),
  };
  await postOrRollBack(
    () => store.ledger.post(entry, postings, row.currency),
    refuse("reversal_exceeds_available"),
  );
}

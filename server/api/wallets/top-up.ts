import type { Endpoints } from "../../contract/endpoints";
import { limits } from "../../contract/values/limits";
import { checkCardDeposit } from "../../domain/deposits";
import { parseMinor } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import { personOf } from "../accounts/person-of";
import type { Call, Handler } from "../call";
import { awaitDecision } from "../cards/await-decision";
import { command } from "../command";
import { draftBehind } from "../drafts/draft-behind";
import { presentTransaction } from "../transactions/present-transaction";
import { addTransaction } from "./new-transaction";

/** A card deposit: pending until an administrator decides (R13). */
export const topUp: Handler<Endpoints["wallets"]["topUp"]> = (call) => {
  if (call.body.paymentMethod !== "card") return Promise.resolve(refuse("validation_failed", { field: "paymentMethod" }));
  return command(call, async (store) => {
    const { context, actor, body } = call;
    const [wallet, card, draft] = await Promise.all([
      store.wallets.ofUser(actor.user.id),
      store.cards.inUse(actor.user.id),
      draftBehind(call, store, "card_deposit"),
    ]);
    if (!wallet) return refuse("no_wallet");
    if (draft && "refused" in draft) return draft;
    if (draft && draft.card_id !== card?.id) return refuse("no_card");
    const refusal = checkCardDeposit({ ...ruleInput(call), cardExpiry: card?.expiry ?? null });
    if (refusal) return refusal;
    const id = context.newId();
    await addTransaction(call, store, wallet, {
      id,
      type: "deposit",
      action: "funding",
      payment_method: "card",
      description: body.description ?? null,
      card_id: card?.id ?? null,
      amountMinor: parseMinor(body.amount),
    });
    if (card) await awaitDecision(context, store, card);
    const row = await store.transactions.byId(id);
    return row ? { message: "Deposit request received", transaction: presentTransaction(row) } : refuse("not_found");
  });
};

function ruleInput({ context, actor, body }: Call<Endpoints["wallets"]["topUp"]>) {
  return {
    person: personOf(actor.user),
    amountMinor: parseMinor(body.amount),
    maximumMinor: BigInt(limits.movementMaximumMinor),
    areCardDepositsOn: context.settings.areCardDepositsOn,
    now: context.now(),
  };
}

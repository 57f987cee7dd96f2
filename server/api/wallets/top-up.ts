import type { Operations } from "../../contract/operations";
import { limits } from "../../contract/values/limits";
import { checkCardDeposit } from "../../domain/deposits";
import { isRefusal, refuse } from "../../domain/refusal";
import { personOf } from "../accounts/person-of";
import type { Call, Handler } from "../call";
import { awaitDecision } from "../cards/await-decision";
import { command } from "../command";
import { draftBehind } from "../drafts/draft-behind";
import { quote, quotedBy, type Quote } from "../rates/conversion";
import { presentTransaction } from "../transactions/present-transaction";
import { countMovement } from "./count-movement";
import { addTransaction } from "./new-transaction";

/** A card deposit: pending until an administrator approves it. */
export const topUp: Handler<Operations["wallets"]["topUp"]> = async (call) => {
  if (call.body.paymentMethod !== "card")
    return refuse("validation_failed", { field: "paymentMethod" });
  const atRateOfNow = await quoteUnlessDrafted(call);
  return command(call, async (store) => {
    const { context, actor, body } = call;
    const tooMany = await countMovement(call, store);
    if (tooMany) return tooMany;
    const [wallet, card, draft] = await Promise.all([
      store.wallets.ofUserLocked(actor.user.id),
      store.cards.inUse(actor.user.id),
      draftBehind(call, store, "card_deposit"),
    ]);
    if (!wallet) return refuse("no_wallet");
    if (isRefusal(draft)) return draft;
    if (draft && draft.card_id !== card?.id) return refuse("no_card");
    const quoted = draft ? quotedBy(draft) : (atRateOfNow ?? refuse("draft_expired"));
    if (isRefusal(quoted)) return quoted;
    if (quoted.currency !== wallet.currency) return refuse("changed_by_someone_else");
    const refusal = checkCardDeposit({
      ...ruleInput(call, quoted),
      cardExpiry: card?.expiry ?? null,
    });
    if (refusal) return refusal;
    const id = context.newId();
    await addTransaction(call, store, wallet, {
      id,
      type: "deposit",
      action: "funding",
      payment_method: "card",
      description: body.description ?? null,
      card_id: card?.id ?? null,
      amountMinor: quoted.amountMinor,
      ...quoted.columns,
    });
    if (card) await awaitDecision(context, store, card);
    const row = await store.transactions.byId(id);
    return row
      ? { message: "Deposit request received", transaction: presentTransaction(row) }
      : refuse("not_found");
  });
};

type TopUp = Call<Operations["wallets"]["topUp"]>;

/** Null where a draft stands behind the call: what it showed counts, and no rate is asked for. */
async function quoteUnlessDrafted({ context, actor, key, body }: TopUp) {
  const draft = key ? await context.storage.store.drafts.byId(key) : undefined;
  return draft?.user_id === actor.user.id ? null : quote(context, actor.user.id, body);
}

function ruleInput({ context, actor }: TopUp, { amountMinor, currency }: Quote) {
  return {
    person: personOf(actor.user),
    amountMinor,
    currency,
    maximumMinor: BigInt(limits.movementMaximumMinor),
    areCardDepositsOn: context.settings.areCardDepositsOn,
    now: context.now(),
  };
}

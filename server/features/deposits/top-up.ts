import type { depositOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { cardsIn } from "../cards/store";
import { transactionsIn } from "../ledger/transaction-store";
import { draftsIn } from "../drafts/store";
import { limits } from "../../kernel/limits";
import { checkCardDeposit } from "./rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import { personOf } from "../users/person-of";
import type { Call, Handler } from "../../http/call";
import { awaitDecision } from "../cards/await-decision";
import { command } from "../../http/command";
import { draftBehind } from "../movements/draft-behind";
import { quote, quotedBy, type Quote } from "../movements/quote";
import { presentTransaction } from "../ledger/present-transaction";
import { countMovement } from "../movements/count-movement";
import { addTransaction } from "../movements/new-transaction";

/** A card deposit: pending until an administrator approves it. */
export const topUp: Handler<typeof depositOperations.topUp> = async (call) => {
  if (call.body.paymentMethod !== "card")
    return refuse("validation_failed", { field: "paymentMethod" });
  const atRateOfNow = await quoteUnlessDrafted(call);
  return command(call, async (db) => {
    const { context, actor, body } = call;
    const tooMany = await countMovement(call, db);
    if (tooMany) return tooMany;
    const [wallet, card, draft] = await Promise.all([
      walletsIn(db).ofUserLocked(actor.user.id),
      cardsIn(db).inUse(actor.user.id),
      draftBehind(call, db, "card_deposit"),
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
    await addTransaction(call, db, wallet, {
      id,
      type: "deposit",
      action: "funding",
      payment_method: "card",
      description: body.description ?? null,
      card_id: card?.id ?? null,
      amountMinor: quoted.amountMinor,
      ...quoted.columns,
    });
    if (card) await awaitDecision(context, db, card);
    const row = await transactionsIn(db).byId(id);
    return row
      ? { message: "Deposit request received", transaction: presentTransaction(row) }
      : refuse("not_found");
  });
};

type TopUp = Call<typeof depositOperations.topUp>;

/** Null where a draft stands behind the call: what it showed counts, and no rate is asked for. */
async function quoteUnlessDrafted({ context, actor, key, body }: TopUp) {
  const draft = key ? await draftsIn(context.storage.db).byId(key) : undefined;
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

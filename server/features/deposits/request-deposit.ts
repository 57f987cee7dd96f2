import { walletsIn } from "../ledger/wallet-store";
import { cardsIn } from "../cards/store";
import { awaitDecision } from "../cards/await-decision";
import { countMovement, checkLimitsNow } from "../movement-limits/check-limits";
import { feeTermsFor } from "../fees/fee-terms";
import type { FeeRate } from "../../kernel/levels";
import { feeColumns } from "../ledger/amount-rules";
import { addTransaction } from "../ledger/new-transaction";
import { type FxQuote, quote } from "../ledger/quote";
import { currentPerson } from "../users/person-of";
import { refuse, isRefusal } from "../../kernel/refusal";
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Actor, Call, Refused, Handler } from "../../http/call";
import { checkCardDeposit } from "./rules";
import { messagesIn } from "../../locales/messages";
import type { depositOperations } from "./operations";
import { presentTransaction } from "../ledger/present-transaction";
import { command } from "../../http/command";

type DepositCaller = Pick<Call, "context" | "address"> & { readonly actor: Actor };

interface CardDeposit {
  readonly quoted: FxQuote;
  readonly description: string | null;
  /** The card that was reviewed; if missing, the saved one. */
  readonly cardId?: string | null;
  /** The terms that were reviewed; if missing, those of this moment. */
  readonly feeTerms?: FeeRate | null;
}

/** A card deposit: pending until an administrator approves it. */
export async function requestDeposit(
  call: DepositCaller,
  db: Db,
  { quoted, description, cardId, feeTerms: reviewed }: CardDeposit,
): Promise<TransactionRow | Refused> {
  const { context, actor } = call;
  const tooMany = await countMovement(call, db);
  if (tooMany) return tooMany;
  const wallet = await walletsIn(db).ofUserLocked(actor.user.id);
  const card = await cardsIn(db).inUse(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  if (cardId !== undefined && cardId !== card?.id)
    return refuse(card ? "changed_by_someone_else" : "no_card");
  if (quoted.amount.currency !== wallet.currency) return refuse("changed_by_someone_else");
  const feeTerms =
    reviewed === undefined ? await feeTermsFor(context, db, wallet, "deposit") : reviewed;
  const { requiresKycToDeposit: requiresKyc } = context.settings;
  const refusal = checkCardDeposit({
    person: await currentPerson(db, actor, requiresKyc),
    requiresKyc,
    amount: quoted.amount,
    feeTerms,
    areCardDepositsOn: context.settings.areCardDepositsOn,
    cardExpiry: card?.expiry ?? null,
    now: context.now(),
  });
  if (refusal) return refusal;
  const beyond = await checkLimitsNow(context, db, {
    userId: actor.user.id,
    direction: "deposit",
    amount: quoted.amount,
  });
  if (beyond) return beyond;
  const row = await addTransaction(call, db, wallet, {
    id: context.newId(),
    type: "deposit",
    action: "funding",
    payment_method: "card",
    description,
    card_id: card?.id ?? null,
    amount: quoted.amount,
    ...quoted.columns,
    ...feeColumns(quoted.amount, feeTerms),
  });
  if (card) await awaitDecision(context, db, card);
  return row;
}

/** A card deposit at the current rate. */
export const topUp: Handler<typeof depositOperations.topUp> = async (call) => {
  const { context, actor, body } = call;
  const quoted = await quote(context, actor.user.id, body);
  return command(call, async (db) => {
    if (isRefusal(quoted)) return quoted;
    const row = await requestDeposit(call, db, {
      quoted,
      description: body.description ?? null,
    });
    if (isRefusal(row)) return row;
    const { fullname, email } = actor.user;
    return {
      message: messagesIn(call.locale, "notices")("depositRequested"),
      transaction: presentTransaction({ ...row, fullname, email }, call.locale),
    };
  });
};

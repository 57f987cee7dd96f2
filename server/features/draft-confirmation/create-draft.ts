import type { draftOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { cardsIn } from "../cards/store";
import { bankDetailsIn } from "../withdrawals/bank-details-store";
import { draftsIn, isEnded } from "../drafts/store";
import type { Draft } from "./schemas";
import type { DraftKind } from "../drafts/labels";
import type { Db } from "../../database/db";
import type { DraftRow } from "../../database/rows/draft-row";
import type { CardRow, WalletRow } from "../../database/schema";
import { usersIn } from "../users/store";
import { type OfferedCoin, checkCryptoDeposit } from "../crypto-payments/deposit-rules";
import { eraseUnsavedCard } from "../cards/erase-card-secrets";
import { finishErasing } from "../documents/finish-erasing";
import { amountColumns } from "../../database/money-columns";
import { checkLimitsNow } from "../movement-limits/check-limits";
import { limits } from "../../kernel/limits";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Call, Handler } from "../../http/call";
import { commandOnCaller } from "../../http/command";
import { coinOnOffer } from "../crypto-payments/coin-on-offer";
import { feeTermsFor } from "../fees/fee-terms";
import type { FeeRate } from "../../kernel/levels";
import { feeColumns } from "../ledger/amount-rules";
import { quote, type FxQuote } from "../ledger/quote";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { freezeDestination, openDestination, targetOf } from "../withdrawals/destination";
import { choosePayee, loadPayees, type SavedPayee } from "../withdrawals/load-payees";
import { presentDraft } from "./present-draft";
import { checkCardDeposit } from "../deposits/rules";
import { checkWithdrawal } from "../withdrawals/rules";
import { checkMayRequestPayout } from "../users/rules";
import { payoutBlockOf, personOf } from "../users/person-of";

type DraftCall = Call<typeof draftOperations.create>;

/** Stores a money form for review, after the same checks as the movement itself. */
export const createDraft: Handler<typeof draftOperations.create> = async (call) => {
  const tooMany = await consumeUnlessReplay(call, "draft", call.context.settings.rateLimits.drafts);
  if (tooMany) return tooMany;
  const quoted = await quote(call.context, call.actor.user.id, call.body);
  const coin = isRefusal(quoted)
    ? undefined
    : await coinOnOffer(call.context, call.body.cryptoCurrency, quoted);
  let erased: string[] = [];
  const made = await commandOnCaller(call, async (db) => {
    const { context, actor, body } = call;
    const earlier = body.id === undefined ? undefined : await lockDraft(call, db, body.id);
    if (isRefusal(earlier)) return earlier;
    if (earlier && earlier.transaction_id !== null)
      return withoutAddress(await presentDraft(call, db, earlier));
    if (earlier && isEnded(earlier)) return refuse("draft_ended");
    const wallet = await walletsIn(db).ofUser(actor.user.id);
    const card = await (body.cardId === undefined
      ? cardsIn(db).inUse(actor.user.id)
      : cardsIn(db).unsaved(actor.user.id, body.cardId, context.now()));
    if (!wallet) return refuse("no_wallet");
    if (isRefusal(quoted)) return quoted;
    if (quoted.amount.currency !== wallet.currency) return refuse("changed_by_someone_else");
    const payee = await payeeFor(call, db);
    if (isRefusal(payee)) return payee;
    const type = isWithdrawal(body.kind) ? "withdrawal" : "deposit";
    const feeTerms = await feeTermsFor(context, db, wallet, type);
    const loaded = { wallet, card, quoted, coin, payee, feeTerms };
    const refusal =
      (await refusalOfDraft(call, db, loaded)) ??
      (await checkLimitsNow(context, db, {
        userId: actor.user.id,
        direction: type,
        amount: quoted.amount,
      }));
    if (refusal) return refusal;
    const row = draftRow(call, { card, quoted, coin, payee, feeTerms }, earlier);
    if (earlier && isUnchanged(call, earlier, row))
      return withoutAddress(await presentDraft(call, db, earlier));
    if (earlier) await draftsIn(db).replace(row);
    else await draftsIn(db).insert(row);
    erased = await eraseReplacedCard(db, earlier, row);
    return withoutAddress(await presentDraft(call, db, row));
  });
  if (erased.length > 0) await finishErasing(call.context, erased);
  return isRefusal(made) ? made : { ...made, walletAddress: addressIn(call) };
};

/** The draft with this ID, if there is one; the form may be sent twice at once. */
async function lockDraft({ actor }: DraftCall, db: Db, id: string) {
  await usersIn(db).byIdLocked(actor.user.id);
  const row = await draftsIn(db).byIdLocked(id);
  return row && row.user_id !== actor.user.id ? refuse("not_found") : row;
}

/** Sent again without a change, a draft keeps the version and the rate that were reviewed; not a fee that has changed since. */
function isUnchanged({ context }: DraftCall, before: DraftRow, after: DraftRow): boolean {
  const contentOf = (row: DraftRow) =>
    JSON.stringify([
      [row.kind, row.source_amount_minor ?? row.amount_minor, row.source_currency, row.description],
      [row.card_id, row.coin, row.order_name, row.session_id],
      [row.fee_flat_minor, row.fee_basis_points],
      row.destination_sealed &&
        openDestination(context, { id: row.id, sealed: row.destination_sealed }),
    ]);
  return before.expires_at > context.now() && contentOf(before) === contentOf(after);
}

interface Content {
  readonly card: CardRow | undefined;
  readonly quoted: FxQuote;
  readonly coin: OfferedCoin | undefined;
  readonly feeTerms: FeeRate | null;
  readonly payee: SavedPayee | undefined;
}

/** Whom a withdrawal would pay. */
async function payeeFor({ context, actor, body }: DraftCall, db: Db) {
  if (!isWithdrawal(body.kind)) return undefined;
  const payees = await loadPayees(context, db, actor.user.id);
  const payee = choosePayee(payees, {
    ...body,
    kind: body.kind === "bank_withdrawal" ? "bank" : "crypto_address",
  });
  if (!isRefusal(payee) && payee?.kind === "bank" && !payee.isDefault)
    await bankDetailsIn(db).touch(actor.user.id, context.now() + 1);
  return payee;
}

function draftRow(
  { context, actor, body }: DraftCall,
  { card, quoted, coin, payee, feeTerms }: Content,
  earlier: DraftRow | undefined,
): DraftRow {
  const id = body.id ?? context.newId();
  const now = context.now();
  const isCrypto = body.kind === "crypto_deposit";
  const ofCard = body.kind === "card_deposit" ? card : undefined;
  const expiresAt = now + limits.draftMinutes * 60_000;
  return {
    id,
    user_id: actor.user.id,
    kind: body.kind,
    ...amountColumns(quoted.amount),
    description: body.description ?? null,
    card_id: ofCard?.id ?? null,
    coin: isCrypto ? (coin?.cid ?? null) : null,
    order_name: isCrypto ? (body.orderName ?? null) : null,
    transaction_id: null,
    destination_masked: null,
    destination_sealed: null,
    ...quoted.columns,
    ...feeColumns(quoted.amount, feeTerms),
    version: (earlier?.version ?? 0) + 1,
    session_id: actor.sessionId,
    wrong_codes: earlier?.wrong_codes ?? null,
    created_at: now,
    expires_at: Math.min(expiresAt, ofCard?.unsaved_until ?? expiresAt),
    ...(isWithdrawal(body.kind) &&
      freezeDestination(context, {
        id,
        bankDetails: payee?.kind === "bank" ? payee.bankDetails : undefined,
        walletAddress: addressFor(payee, body),
      })),
  };
}

/** A card that was entered for the earlier content, and isn't used any more. */
async function eraseReplacedCard(db: Db, earlier: DraftRow | undefined, row: DraftRow) {
  if (!earlier || earlier.card_id === null || earlier.card_id === row.card_id) return [];
  const card = await cardsIn(db).byIdLocked(earlier.card_id);
  return card && card.unsaved_until !== null ? eraseUnsavedCard(db, card) : [];
}

const isWithdrawal = (kind: DraftKind) =>
  kind === "bank_withdrawal" || kind === "crypto_withdrawal";

const addressFor = (payee: SavedPayee | undefined, body: DraftCall["body"]) =>
  payee?.kind === "crypto_address" ? payee.walletAddress : addressIn({ body });

function addressIn({ body }: Pick<DraftCall, "body">): string | undefined {
  return body.kind === "crypto_withdrawal" ? body.walletAddress : undefined;
}

// The stored input of a key is not encrypted; a replay has the address in its own input.
function withoutAddress({ walletAddress: _sealed, ...draft }: Draft): Omit<Draft, "walletAddress"> {
  return draft;
}

/** Why the draft's deposit or withdrawal would be refused; null if it wouldn't. */
async function refusalOfDraft(
  { context, actor, body }: DraftCall,
  db: Db,
  loaded: Content & { readonly wallet: WalletRow },
) {
  const { wallet, card, quoted, coin, payee, feeTerms } = loaded;
  const person = personOf(actor.user);
  const { paid, amount } = quoted;
  const { requiresKycToDeposit: requiresKyc } = context.settings;
  if (body.kind === "card_deposit") {
    const { areCardDepositsOn } = context.settings;
    return checkCardDeposit({
      person,
      amount,
      feeTerms,
      requiresKyc,
      areCardDepositsOn,
      cardExpiry: card?.expiry ?? null,
      now: context.now(),
    });
  }
  if (body.kind === "crypto_deposit")
    return checkCryptoDeposit({ person, requiresKyc, paid, amount, feeTerms, coin });
  if (quoted.columns.source_currency !== null)
    return refuse("withdrawal_currency", { field: "currency" });
  const payoutsBlocked = checkMayRequestPayout(payoutBlockOf(actor.user), context.now());
  if (payoutsBlocked) return payoutsBlocked;
  const { available } = await walletsIn(db).balances(wallet);
  return checkWithdrawal({
    person,
    amount,
    feeTerms,
    available,
    requiresKyc: context.settings.requiresKycToWithdraw,
    target: targetOf(body.kind === "bank_withdrawal" ? "bank" : "crypto_payment", {
      hasBankDetails: payee !== undefined,
      walletAddress: payee?.kind === "crypto_address" ? payee.walletAddress : body.walletAddress,
    }),
  });
}

// A draft as its owner sees it, in the answer to its form, on its review and on its receipt.
import type { Locale } from "../../locales/locale";
import { z } from "zod";
import { cardsIn } from "../cards/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { Draft } from "./schemas";
import { draftKinds } from "../drafts/labels";
import { isEnded, draftsIn } from "../drafts/store";
import { amountOf, netOf } from "../../database/money-columns";
import { numberOf, money, isNegative, subtract } from "../../kernel/money";
import type { DraftRow } from "../../database/rows/draft-row";
import { presentCard } from "../cards/present-card";
import type { Context } from "../../http/context";
import { presentConversion } from "../exchange-rates/present-conversion";
import { presentFee } from "../ledger/present-fee";
import { presentTransaction } from "../ledger/present-transaction";
import { accountOfDestination, openDestination } from "../withdrawals/destination";
import { loadPayees, payeeAt, type SavedPayee } from "../withdrawals/load-payees";
import type { ConversionColumns } from "../exchange-rates/conversion-columns";
import type { FxQuote } from "../ledger/quote";
import type { draftOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { refuse } from "../../kernel/refusal";
import type { Call, Handler } from "../../http/call";
import { payableFrom, wasPaidBefore } from "../withdrawals/destination-wait";
import { dayOf, workingDaysAfter } from "../../kernel/calendar";
import { limits } from "../../kernel/limits";
import { reviewDeadline } from "../../kernel/review-deadline";
import { coinDecimalOf, coinsFor, roundUpToEightPlaces } from "../../kernel/coin-amount";
import { coinNamed } from "../crypto-payments/deposit-rules";

export const readDraft: Handler<typeof draftOperations.get> = async (call) => {
  const { context, actor, params } = call;
  const { db } = context.storage;
  const row = await draftsIn(db).byId(params.id ?? "");
  if (!row || row.user_id !== actor.user.id) return refuse("not_found");
  const draft = await presentDraft(call, db, row);
  if (!draft.transaction && row.expires_at <= context.now()) return refuse("draft_expired");
  const { walletAddress: address } = draft;
  return {
    ...draft,
    availableAfter: await availableAfter(db, row),
    coinEstimate: await estimateCoins(context, row),
    ...(await arrival(call, db, { row, address })),
    ...(address !== undefined && {
      isNewAddress:
        !draft.payee && !(await wasPaidBefore(context, db, { userId: actor.user.id, address })),
    }),
  };
};

export const readOpenDraft: Handler<typeof draftOperations.open> = async (call) => {
  const { context, actor, query } = call;
  const { db } = context.storage;
  const row = await draftsIn(db).openIn(
    { userId: actor.user.id, sessionId: actor.sessionId },
    query.kind ? [query.kind] : draftKinds,
    context.now(),
  );
  return { draft: row && (await presentDraft(call, db, row)) };
};

const DraftKindField = z.enum(draftKinds);

/** A draft; once confirmed, with its transaction in its current state. */
export async function presentDraft(
  { context, locale }: { context: Context; locale: Locale },
  db: Db,
  row: DraftRow,
): Promise<Draft> {
  const card = row.card_id ? await cardsIn(db).byId(row.card_id) : undefined;
  const payee = payeeOf(context, row, await payeesFor(context, db, row));
  return {
    id: row.id,
    kind: DraftKindField.parse(row.kind),
    amount: numberOf(amountOf(row)),
    ...presentFee(row),
    currency: row.currency,
    ...presentConversion(row),
    description: row.description ?? undefined,
    walletAddress: addressOf(context, row),
    destination: row.destination_masked ?? undefined,
    payee: payee && { id: payee.id, label: payee.label ?? undefined },
    card: card && presentCard(card, context.now()),
    isNewCard: card && card.unsaved_until !== null ? true : undefined,
    version: row.version,
    cryptoCurrency: row.coin ?? undefined,
    orderName: row.order_name ?? undefined,
    expiresAt: new Date(row.expires_at).toISOString(),
    isEnded: isEnded(row) || undefined,
    transaction: await confirmedAs(db, row, locale),
  };
}

/** Found by the destination: whatever has changed since, its label says no other account's name. */
export function payeeOf(
  context: Context,
  row: DraftRow,
  payees: readonly SavedPayee[],
): SavedPayee | undefined {
  const account = accountOfDestination(context, row);
  return account ? payeeAt(payees, account) : undefined;
}

const payeesFor = (context: Context, db: Db, row: DraftRow) =>
  row.destination_sealed === null ? Promise.resolve([]) : loadPayees(context, db, row.user_id);

/** In full: only its owner reviews it. */
function addressOf(
  context: Context,
  { id, destination_sealed: sealed }: DraftRow,
): string | undefined {
  return sealed === null ? undefined : openDestination(context, { id, sealed }).walletAddress;
}

async function confirmedAs(db: Db, { transaction_id: id }: DraftRow, locale: Locale) {
  const transaction = id === null ? undefined : await transactionsIn(db).byId(id);
  return transaction && presentTransaction(transaction, locale);
}

/** The quote shown in a draft, which doesn't change with the rate. */
export function quotedBy(draft: DraftRow): FxQuote {
  const amount = amountOf(draft);
  const { source_amount_minor: minor, source_currency: currency } = draft;
  const paid = minor === null || currency === null ? amount : money(currency, minor);
  return { paid, amount, columns: conversionOf(draft) };
}

function conversionOf({
  source_amount_minor,
  source_currency,
  rate,
  rate_source,
  rate_as_of,
}: ConversionColumns): ConversionColumns {
  return { source_amount_minor, source_currency, rate, rate_source, rate_as_of };
}

/** Confirming a new address requires the password, and the code of a second factor. */
async function arrival(
  { context, actor }: Pick<Call<typeof draftOperations.get>, "context" | "actor">,
  db: Db,
  { row, address }: { row: DraftRow; address: string | undefined },
): Promise<Pick<Draft, "payableFrom" | "expectedDay">> {
  if (!row.kind.endsWith("withdrawal") || row.transaction_id !== null) return {};
  const from = await payableFrom({ context, actor: { ...actor, confirmedAt: context.now() } }, db, {
    payee: payeeOf(context, row, await loadPayees(context, db, actor.user.id)),
    walletAddress: address,
    draft: row,
  });
  const expectedDay = expectedDayOf(context.now(), from);
  return from === null
    ? { expectedDay }
    : { expectedDay, payableFrom: new Date(from).toISOString() };
}

/** Undefined for deposits and confirmed drafts, and if the funds are no longer available. */
async function availableAfter(db: Db, row: DraftRow): Promise<number | undefined> {
  if (!row.kind.endsWith("withdrawal") || row.transaction_id !== null) return undefined;
  const funds = await walletsIn(db).fundsOfUser(row.user_id);
  const left = funds && subtract(funds.available, amountOf(row));
  return left && !isNegative(left) ? numberOf(left) : undefined;
}

/** Estimated arrival of a withdrawal, from the time allowed for each step: the last day (UTC). `payableFrom` (UTC milliseconds) is when a new destination can be paid. */
export function expectedDayOf(now: number, payableFrom: number | null): string {
  const { payoutSentWithinDays: sending, payoutArrivesWithinDays: arriving } = limits;
  return workingDaysAfter(dayOf(reviewDeadline(now, payableFrom), "UTC"), sending + arriving);
}

/** Crypto withdrawals are BTC only. */
const withdrawalCoin = "BTC";

/**
 * Estimated amount of a draft in cryptocurrency. Undefined if there is none, the draft is confirmed or the price is unknown.
 * May call the gateway, so never call it within a database transaction.
 */
async function estimateCoins({ crypto }: Context, row: DraftRow): Promise<Draft["coinEstimate"]> {
  const name = row.kind === "crypto_withdrawal" ? withdrawalCoin : row.coin;
  if (name === null || row.transaction_id !== null) return undefined;
  const { paid } = row.kind === "crypto_withdrawal" ? { paid: netOf(row) } : quotedBy(row);
  const { coins, at } = await crypto.coins.pricedIn(paid.currency);
  const coin = coinNamed(coins, name);
  if (at === null || !coin?.price) return undefined;
  return {
    amount: coinDecimalOf(roundUpToEightPlaces(coinsFor(paid, coin.price))),
    code: coin.code,
    name: coin.name,
    price: Number(coin.price),
    currency: paid.currency,
    asOf: new Date(at).toISOString(),
    simulated: crypto.gateway.isSimulated,
  };
}

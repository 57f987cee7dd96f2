import type { Locale } from "../../locales/locale";
import { z } from "zod";
import { cardsIn } from "../cards/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import { type Draft } from "./schemas";
import { draftKinds } from "../drafts/labels";
import { isEnded } from "../drafts/rules";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { DraftRow } from "../../database/rows/draft-row";
import { presentCard } from "../cards/present-card";
import type { Context } from "../../http/context";
import { presentConversion } from "../exchange-rates/present-conversion";
import { presentFee } from "../ledger/present-fee";
import { presentTransaction } from "../ledger/present-transaction";
import { accountOfDestination, openDestination } from "../withdrawals/destination";
import { loadPayees, payeeAt, type SavedPayee } from "../withdrawals/load-payees";

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

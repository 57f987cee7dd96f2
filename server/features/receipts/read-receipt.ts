import type { Handler } from "../../http/call";
import { accessTo } from "../../http/rights";
import { zoneOf } from "../../http/zone-of";
import { isRefusal } from "../../kernel/refusal";
import { cardsIn } from "../cards/store";
import { presentTransaction } from "../ledger/present-transaction";
import type { Transaction } from "../ledger/transaction-schemas";
import { transactionsIn } from "../ledger/transaction-store";
import type { receiptOperations } from "./operations";
import { isProofOfPayment } from "./rules";

/** Of a user's own transaction; any for staff. Another user's doesn't exist. */
export const readReceipt: Handler<typeof receiptOperations.receipt> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const { db } = context.storage;
  const row = accessTo(actor, await transactionsIn(db).byId(params.id ?? ""), "view");
  if (isRefusal(row)) return row;
  const transaction = presentTransaction(row, locale);
  const card = row.card_id === null ? undefined : await cardsIn(db).byId(row.card_id);
  return {
    ...receiptPartOf(transaction),
    holder: row.fullname,
    email: row.email,
    card: card && `${card.brand} ••••${card.last_four}`,
    isProofOfPayment: isProofOfPayment(transaction),
    timeZone: zoneOf(actor),
    drawnUpAt: new Date(context.now()).toISOString(),
  };
};

/** What a transaction and its receipt have in common. */
const receiptPartOf = (transaction: Transaction) => ({
  id: transaction.id,
  reference: transaction.reference,
  type: transaction.type,
  action: transaction.action,
  paymentMethod: transaction.paymentMethod,
  amount: transaction.amount,
  fee: transaction.fee,
  netAmount: transaction.netAmount,
  currency: transaction.currency,
  sourceAmount: transaction.sourceAmount,
  sourceCurrency: transaction.sourceCurrency,
  rate: transaction.rate,
  rateAsOf: transaction.rateAsOf,
  rateIsSimulated: transaction.rateIsSimulated,
  status: transaction.status,
  payout: transaction.payout,
  destination: transaction.destination,
  description: transaction.description,
  reason: transaction.reason,
  createdAt: transaction.createdAt,
  updatedAt: transaction.updatedAt,
});

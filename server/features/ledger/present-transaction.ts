import type { Transaction } from "./transaction-schemas";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import { instantOf } from "../../kernel/instants";
import { reasonText } from "../../kernel/reasons";
import type { Locale } from "../../locales/locale";
import type { OwnedTransaction } from "./transaction-list-store";
import { atomsOf } from "../../kernel/coin-amount";
import { gatewayDepositOf } from "./crypto-payment-join-store";
import { confirmedCredit, creditFor, priceOf, requestedCredit } from "./gateway-credit-rules";
import { presentFee } from "./present-fee";
import { presentConversion } from "../exchange-rates/present-conversion";

/**
 * A transaction with both names of each field that has two: id/_id, type/transactionType,
 * action/transactionAction.
 */
export function presentTransaction(row: OwnedTransaction, locale: Locale): Transaction {
  const createdAt = new Date(row.created_at).toISOString();
  return {
    id: row.id,
    _id: row.id,
    user: row.user_id,
    userDetails: { fullname: row.fullname, email: row.email },
    reference: row.reference,
    amount: numberOf(amountOf(row)),
    ...presentFee(row),
    currency: row.currency,
    ...presentConversion(row),
    status: row.status,
    date: createdAt,
    createdAt,
    updatedAt: new Date(row.updated_at).toISOString(),
    type: row.type,
    transactionType: row.type,
    action: row.action,
    transactionAction: row.action,
    paymentMethod: row.payment_method ?? undefined,
    description: row.description ?? undefined,
    ...presentReason(row, locale),
    destination: row.destination_masked ?? undefined,
    ...(row.status === "pending" &&
      row.payable_from !== null && { payableFrom: new Date(row.payable_from).toISOString() }),
    payout: payoutOf(row),
    ...cryptoFieldsOf(row),
    wallet: row.wallet_id,
    version: row.version,
  };
}

type PaidOut = Pick<OwnedTransaction, "payout_state" | "payout_reference"> & {
  readonly status: string | null;
};

/** A withdrawal that is pending again has none, and neither does one that staff posted without a payment. */
export function payoutOf({ status, payout_state: state, payout_reference }: PaidOut) {
  if (!state || status === "pending") return undefined;
  return { state, reference: payout_reference ?? undefined };
}

const presentReason = ({ reason_code: reasonCode, reason }: OwnedTransaction, locale: Locale) => ({
  reasonCode: reasonCode ?? undefined,
  reason: reasonText({ reasonCode, reason }, locale),
});

function cryptoFieldsOf(row: OwnedTransaction) {
  const { payment } = row;
  if (!payment) return undefined;
  const deposit = gatewayDepositOf(row, payment);
  const received = creditFor(deposit, atomsOf(payment.received));
  const price = priceOf(deposit);
  return {
    cryptoOrderNumber: payment.order_number,
    cryptoCurrency: payment.coin,
    cryptoInvoiceUrl: payment.invoice_url ?? undefined,
    cryptoWalletAddress: payment.wallet_address ?? undefined,
    cryptoReviewFlag: payment.review_flag ?? undefined,
    cryptoSettledAt: instantOf(payment.settled_at),
    cryptoExpiresAt: new Date(payment.expires_at).toISOString(),
    cryptoStatus: payment.status,
    cryptoAmount: payment.coin_amount ?? undefined,
    cryptoReceived: payment.received,
    cryptoRate: price && numberOf(price),
    cryptoCheckedAt: instantOf(payment.read_at),
    requestedAmount: numberOf(requestedCredit(deposit).amount),
    receivedAmount: numberOf(received.amount),
    confirmedAmount: numberOf(confirmedCredit(deposit).amount),
  };
}

// Compares a row of payment, deposit, ledger and gateway, and presents the result.
import type { Locale } from "../../locales/locale";
import type { ComparedPayment } from "./schemas";
import { atomsOf } from "../../kernel/coin-amount";
import { instantOf } from "../../kernel/instants";
import { amountOf } from "../../database/money-columns";
import { money, numberOf } from "../../kernel/money";
import { differencesOf, matchStatusOf, type PaymentToCompare as Facts } from "./rules";
import type { ComparedRow } from "./store";
import { removedPerson } from "../users/labels";

export function comparePayment(row: ComparedRow, now: number, locale: Locale): ComparedPayment {
  const facts = factsOf(row);
  const differences = differencesOf(facts, now);
  return {
    cryptoOrderNumber: row.order_number,
    createdAt: instantOf(row.created_at),
    amount: numberOf(facts.amountDue),
    currency: row.currency,
    user: row.user_id,
    userDetails: { fullname: row.fullname ?? removedPerson(locale), email: row.email ?? "" },
    deposit: depositIn(row, facts),
    posted: numberOf(facts.posted),
    postedCurrency: row.deposit_currency ?? undefined,
    cryptoCurrency: row.coin,
    cryptoAmount: row.coin_amount ?? undefined,
    cryptoReceived: row.received,
    cryptoStatus: row.status,
    cryptoExpiresAt: instantOf(row.expires_at),
    gateway: gatewayIn(row),
    differences,
    standing: matchStatusOf(facts, differences),
  };
}

function gatewayIn({
  read_at: readAt,
  said_status: status,
  said_received: received,
}: ComparedRow): ComparedPayment["gateway"] {
  if (readAt === null) return undefined;
  return {
    readAt: instantOf(readAt),
    isKnown: status !== null,
    status: status ?? undefined,
    received: received ?? undefined,
  };
}

function depositIn(row: ComparedRow, { deposit }: Facts): ComparedPayment["deposit"] {
  if (!deposit || row.reference === null) return undefined;
  return {
    id: row.transaction_id,
    reference: row.reference,
    status: deposit.status,
    amount: numberOf(deposit.paid),
    currency: deposit.paid.currency,
  };
}

function factsOf(row: ComparedRow): Facts {
  const gatewayReport =
    row.read_at === null
      ? undefined
      : row.said_status === null
        ? null
        : { status: row.said_status, received: atomsOf(row.said_received ?? "0") };
  return {
    state: { status: row.status, received: atomsOf(row.received), paidAt: row.paid_at },
    invoice: { expected: atomsOf(row.coin_amount ?? "0"), expiresAt: row.expires_at },
    amountDue: amountOf(row),
    gatewayReport,
    deposit: depositOf(row),
    posted: money(row.deposit_currency ?? row.currency, row.posted_minor),
    isSettled: row.settled_at !== null,
  };
}

function depositOf({
  deposit_status: status,
  deposit_minor: minor,
  deposit_currency: currency,
  source_amount_minor,
  source_currency,
}: ComparedRow): Facts["deposit"] {
  if (status === null || minor === null || currency === null) return undefined;
  const paid = money(source_currency ?? currency, source_amount_minor ?? minor);
  return { status, paid, amount: money(currency, minor) };
}

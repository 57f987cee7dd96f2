// What a deposit through the payment gateway is worth, by the gateway's last report. Staff credit that
// amount alone; any other takes two of them.
import type { Currency } from "../../kernel/currencies";
import { atomsOf } from "../../kernel/coin-amount";
import { isMore, isPositive, zero, type Money } from "../../kernel/money";
import { isRefusal } from "../../kernel/refusal";
import { openPaymentStatuses, type PaymentStatus } from "./labels";
import { convert, portionOf } from "../exchange-rates/rules";

/** How long a report counts as the gateway's current word. */
const currentMs = 60_000;

export interface GatewayReport {
  readonly status: PaymentStatus;
  /** In atomic units of the coin. */
  readonly received: bigint;
  /** Of an open invoice: the part of it that is confirmed. */
  readonly confirmed: bigint;
  /** UTC milliseconds. */
  readonly readAt: number;
}

export interface GatewayInvoice {
  /** The amount that the customer was asked to pay, in the currency of the payment. */
  readonly due: Money;
  /** The same in atomic units of the coin; zero without an invoice. */
  readonly expected: bigint;
  /** The wallet's currency, and the stored rate to it if it differs. */
  readonly currency: Currency;
  readonly rate: string | null;
}

export interface GatewayDeposit extends GatewayInvoice {
  /** Null if the gateway was never queried, or doesn't know the payment. */
  readonly report: GatewayReport | null;
}

/** An amount in the wallet's currency, and what was paid for it. */
interface GatewayCredit {
  readonly amount: Money;
  readonly paid: Money;
}

/** The price of one coin in the currency of the payment; undefined without an invoice. */
export function priceOf({ due, expected }: GatewayInvoice): Money | undefined {
  return expected === 0n ? undefined : portionOf(due, [atomsOf("1"), expected]);
}

/** Coins that the gateway confirms as received. What it says about an invoice that it failed proves nothing. */
export function confirmedCoins(report: GatewayReport | null): bigint {
  if (report === null) return 0n;
  const { status, received, confirmed } = report;
  if (status === "error") return 0n;
  return openPaymentStatuses.some((open) => open === status) ? confirmed : received;
}

/** What so many coins are worth at the rates of the deposit, up to its full amount. */
export function creditFor(deposit: GatewayInvoice, coins: bigint): GatewayCredit {
  const { due, expected, currency, rate } = deposit;
  const paid = coins >= expected && expected > 0n ? due : portionOf(due, [coins, expected]);
  if (rate === null) return { paid, amount: paid };
  const amount = isPositive(paid) ? convert(paid, currency, rate) : zero(currency);
  return { paid, amount: isRefusal(amount) ? zero(currency) : amount };
}

/** The full amount, whatever arrived. */
export const requestedCredit = (deposit: GatewayInvoice): GatewayCredit =>
  creditFor({ ...deposit, expected: 1n }, 1n);

export const confirmedCredit = (deposit: GatewayDeposit): GatewayCredit =>
  creditFor(deposit, confirmedCoins(deposit.report));

/** Whether crediting this much goes beyond what the gateway says now. */
export function isAgainstGateway(deposit: GatewayDeposit, amount: Money, now: number): boolean {
  const { report } = deposit;
  if (report === null || now - report.readAt > currentMs) return true;
  return isMore(amount, confirmedCredit(deposit).amount);
}

// A gateway without a network: no payment is real. Its invoices are stored, so they survive a restart.
import { createHash } from "node:crypto";
import { atomsOf, coinDecimalOf, coinsFor, roundUpToEightPlaces } from "../../kernel/coin-amount";
import type { Money } from "../../kernel/money";
import { coinNamed } from "../../features/crypto-payments/deposit-rules";
import { isOpen } from "../../features/crypto-payments/rules";
import type { PayerAction } from "../../features/crypto-payments/payer-rules";
import type {
  CryptoGateway,
  InvoiceStore,
  SimulatedInvoice,
} from "../../features/crypto-payments/port";
import { simulatedCoins } from "./simulated-coins";

interface Settings {
  readonly store: InvoiceStore;
  readonly now: () => number;
  /** The URL of its payment page; none without it. */
  readonly pageOf?: (orderNumber: string) => string;
}

export function simulatedGateway({ store, now, pageOf }: Settings): CryptoGateway {
  return {
    isSimulated: true,
    simulatePayer: simulatePayer,
    coins: (fiat) => Promise.resolve(simulatedCoins(fiat, now())),
    async createInvoice(order) {
      const { orderNumber, amount, cid, expiresAt } = order;
      const coinAmount = simulatedCoinAmount(amount, cid, now());
      await store.insert({
        order_number: orderNumber,
        coin: cid,
        coin_amount: coinAmount,
        received: "0",
        status: "new",
        paid_at: null,
        expires_at: expiresAt,
      });
      const stored = await store.byOrderNumber(orderNumber);
      return {
        ...simulatedNames(orderNumber, stored?.coin ?? cid),
        coinAmount: stored?.coin_amount ?? coinAmount,
        invoiceUrl: pageOf?.(orderNumber) ?? null,
        expiresAt: stored?.expires_at ?? expiresAt,
      };
    },
    async readInvoice({ orderNumber }) {
      const invoice = await store.byOrderNumber(orderNumber);
      if (!invoice) return null;
      const isOver =
        invoice.paid_at === null && isOpen(invoice.status) && now() >= invoice.expires_at;
      const received = atomsOf(invoice.received);
      // Part of the amount is confirmed when it is paid; the full amount takes its stages.
      const isPart = invoice.status === "pending" && received < atomsOf(invoice.coin_amount);
      return {
        status: isOver ? "expired" : invoice.status,
        received,
        ...(isPart && !isOver && { confirmed: received }),
        paidAt: invoice.paid_at,
      };
    },
  };
}

/** Advances an invoice; false if there is none. */
export async function simulatePayer(
  store: InvoiceStore,
  { orderNumber, action, now }: { orderNumber: string; action: PayerAction; now: number },
): Promise<boolean> {
  const invoice = await store.byOrderNumber(orderNumber);
  if (!invoice) return false;
  await store.update(orderNumber, changeOf(invoice, action, now));
  return true;
}

function changeOf(
  invoice: SimulatedInvoice,
  action: PayerAction,
  now: number,
): Partial<SimulatedInvoice> {
  const expected = atomsOf(invoice.coin_amount);
  // An invoice that was set to expire has expired, whatever the clock says.
  const paidAt = invoice.status === "expired" ? Math.max(now, invoice.expires_at) : now;
  const changes: Record<PayerAction, Partial<SimulatedInvoice>> = {
    show_payment: { status: "pending", received: invoice.coin_amount, paid_at: paidAt },
    confirm_payment: { status: "confirming", received: invoice.coin_amount, paid_at: paidAt },
    pay_in_full: { status: "completed", received: invoice.coin_amount, paid_at: paidAt },
    pay_half: { status: "pending", received: coinDecimalOf(expected / 2n) },
    pay_too_much: {
      status: "completed",
      received: coinDecimalOf(expected + expected / 2n),
      paid_at: paidAt,
    },
    expire: { status: "expired" },
    fail: { status: "error" },
  };
  return changes[action];
}

/** The payment page of an invoice, which is part of the portal (see `app/platform/paths/index.ts`). */
export const simulatedPage = (orderNumber: string) => `/simulated-gateway/${orderNumber}`;

/** The amount due of an invoice. Throws RangeError for a coin that the simulated gateway doesn't know. */
export function simulatedCoinAmount(amount: Money, cid: string, at: number): string {
  const coin = coinNamed(simulatedCoins(amount.currency, at), cid);
  if (!coin?.price) throw new RangeError("the simulated gateway doesn't offer this coin");
  return coinDecimalOf(roundUpToEightPlaces(coinsFor(amount, coin.price)));
}

/** The address says that it is simulated, so that no one sends crypto to it. */
export function simulatedNames(orderNumber: string, cid: string) {
  const mark = createHash("sha256").update(orderNumber).digest("hex").slice(0, 32);
  return {
    gatewayId: `simulated-${mark}`,
    walletAddress: `simulated-${cid.toLowerCase()}-${mark}`,
  };
}

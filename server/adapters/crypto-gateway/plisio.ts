// Plisio (https://plisio.net/documentation): coins, invoices and their status.
import { z } from "zod";
import { decimalOf } from "../../kernel/money";
import { eachItem } from "../each-item";
import { plisioClient, plisioNotFound, PlisioError, type PlisioAccess } from "./plisio-client";
import { parseWebhook } from "./plisio-webhook";
import { requestedAmount, reportOf } from "./plisio-report";
import { PlisioCoin, PlisioInvoice, PlisioOperation } from "./plisio-shapes";
import type { CryptoGateway, Invoice, InvoiceOrder } from "../../features/crypto-payments/port";
import { atomsOf, coinDecimalOf } from "../../kernel/coin-amount";
import type { OfferedCoin } from "../../features/crypto-payments/deposit-rules";

interface PlisioSettings extends PlisioAccess {
  /** The callback URL. */
  readonly callbackUrl: string;
  readonly now: () => number;
}

const longestMinutes = 1440;

export function plisioGateway({ callbackUrl, now, ...access }: PlisioSettings): CryptoGateway {
  const call = plisioClient(access);
  const operation = (gatewayId: string) =>
    call(PlisioOperation, `operations/${encodeURIComponent(gatewayId)}`, {});
  return {
    isSimulated: false,
    async coins(fiat) {
      const listed = await call(z.array(z.unknown()), `currencies/${fiat}`, {});
      const coins = eachItem(listed, { shape: PlisioCoin, keyOf: ({ cid }) => cid });
      if (!coins) throw new PlisioError("ODD_COINS");
      return coins.filter(({ hidden }) => !hidden).map(coinOf);
    },
    async createInvoice(order) {
      const made = await call(PlisioInvoice, "invoices/new", {
        ...questionOf(order, now()),
        callback_url: callbackUrl,
      });
      // Only a white-label shop receives the amount to pay immediately.
      const isWhole = (made.invoice_total_sum ?? made.amount) !== undefined;
      const more = isWhole ? undefined : await operation(made.txn_id);
      return invoiceOf(made, more, order);
    },
    async readInvoice({ orderNumber, gatewayId }) {
      const found = await operation(gatewayId).catch(nullWhereUnknown);
      if (!found) return null;
      if (found.params?.order_number !== undefined && found.params.order_number !== orderNumber)
        throw new PlisioError("ANOTHER_ORDER");
      return reportOf(found, now());
    },
    parseWebhook: (notice) => parseWebhook(notice, access.apiKey),
  };
}

function questionOf(order: InvoiceOrder, now: number): Record<string, string> {
  const minutes = Math.ceil((order.expiresAt - now) / 60_000);
  return {
    order_number: order.orderNumber,
    order_name: order.orderName,
    ...(order.description && { description: order.description }),
    source_currency: order.amount.currency,
    source_amount: decimalOf(order.amount),
    currency: order.cid,
    // Only the chosen coin, with no choice on Plisio's page.
    allowed_psys_cids: order.cid,
    expire_min: String(Math.min(Math.max(minutes, 1), longestMinutes)),
    // A repeated request returns the invoice that it created the first time.
    return_existing: "1",
  };
}

function invoiceOf(
  made: z.output<typeof PlisioInvoice>,
  more: PlisioOperation | undefined,
  order: InvoiceOrder,
): Invoice {
  const coinAmount = made.invoice_total_sum ?? made.amount ?? (more && requestedAmount(more));
  if (!coinAmount) throw new PlisioError("NO_AMOUNT");
  return {
    gatewayId: made.txn_id,
    coinAmount,
    walletAddress: made.wallet_hash ?? more?.wallet_hash ?? null,
    invoiceUrl: made.invoice_url ?? null,
    expiresAt: made.expire_utc ?? more?.expire_at_utc ?? order.expiresAt,
  };
}

function nullWhereUnknown(error: unknown): null {
  if (error instanceof PlisioError && error.code === plisioNotFound) return null;
  throw error;
}

function coinOf(coin: PlisioCoin): OfferedCoin {
  return {
    cid: coin.cid,
    code: coin.currency,
    name: coin.name,
    minimum: coin.min_sum_in,
    priceUsd: coin.price_usd,
    price: priceOf(coin),
    icon: coin.icon?.startsWith("https://") ? coin.icon : null,
    isUnderMaintenance: coin.maintenance ?? false,
    commissionPercentage: coin.invoice_commission_percentage ?? "0",
  };
}

/** Rates are the amount of the coin per unit of money. A price far from the one in dollars isn't reliable. */
function priceOf({ price_usd, rate_usd, fiat_rate }: PlisioCoin): string | null {
  const inDollars = atomsOf(price_usd);
  const perUnit = atomsOf(fiat_rate ?? "0");
  if (perUnit === 0n) return null;
  const price = (inDollars * atomsOf(rate_usd)) / perUnit;
  return price > inDollars / 3n && price < inDollars * 3n ? coinDecimalOf(price) : null;
}

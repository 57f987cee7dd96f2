import { messagesIn } from "../../locales/messages";
import { cryptoPaymentsIn } from "./store";
import { transactionsIn } from "../ledger/transaction-store";
import type { CryptoGateway, Invoice, InvoiceOrder } from "./port";
import { amountOf } from "../../database/money-columns";
import { atomsOf } from "../../kernel/coin-amount";
import { nothingReported } from "./rules";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { Context } from "../../http/context";
import { singleFlight } from "../../kernel/single-flight";
import { handleUpdate, type NotifyOptions } from "./handle-update";

const openings = singleFlight<void>();

/** Creates the invoice of a payment that has none yet; a failure ends the payment, since no address was shown. */
export function openInvoice(
  context: Context,
  orderNumber: string,
  options: NotifyOptions = {},
): Promise<void> {
  return openings(orderNumber, () => open(context, orderNumber, options));
}

async function open(context: Context, orderNumber: string, options: NotifyOptions): Promise<void> {
  const { crypto, storage, report } = context;
  const payment = await cryptoPaymentsIn(storage.db).byOrderNumber(orderNumber);
  if (payment?.status !== "new" || payment.gateway_id !== null) return;
  const transaction = await transactionsIn(storage.db).byId(payment.transaction_id);
  try {
    const invoice = await crypto.gateway.createInvoice(
      orderOf(context, payment, transaction?.description ?? null),
    );
    await cryptoPaymentsIn(storage.db).saveInvoice(orderNumber, "new", columnsOf(context, invoice));
  } catch (error) {
    report("crypto-create", error);
    await handleUpdate(context, orderNumber, { ...nothingReported, status: "error" }, options);
  }
}

/** The invoice of a payment that failed here although the gateway created it: its response was late or lost. */
export async function recoverInvoice(context: Context, payment: CryptoPaymentRow): Promise<void> {
  const { crypto, storage } = context;
  const transaction = await transactionsIn(storage.db).byId(payment.transaction_id);
  const invoice = await crypto.gateway.createInvoice(
    orderOf(context, payment, transaction?.description ?? null),
  );
  await cryptoPaymentsIn(storage.db).saveInvoice(
    payment.order_number,
    "error",
    columnsOf(context, invoice),
  );
}

function orderOf(
  { settings }: Context,
  payment: CryptoPaymentRow,
  description: string | null,
): InvoiceOrder {
  const t = messagesIn(settings.language, "portalNotes");
  return {
    orderNumber: payment.order_number,
    orderName: payment.order_name ?? t("cryptoOrder", { reference: payment.order_number }),
    description,
    amount: amountOf(payment),
    cid: payment.coin,
    expiresAt: payment.expires_at,
  };
}

function columnsOf({ crypto, now }: Context, invoice: Invoice) {
  if (atomsOf(invoice.coinAmount) === 0n)
    throw new RangeError("the gateway requested an amount of zero");
  return {
    gateway_id: invoice.gatewayId,
    coin_amount: invoice.coinAmount,
    wallet_address: invoice.walletAddress,
    invoice_url: linkTo(invoice.invoiceUrl, crypto.gateway),
    expires_at: invoice.expiresAt,
    updated_at: now(),
  };
}

// The portal links to it, so only https is accepted, except for the simulated gateway's page, which is part of the portal.
function linkTo(address: string | null, { isSimulated }: CryptoGateway): string | null {
  if (address === null || (isSimulated && /^(\/[\w-]+)+$/.test(address))) return address;
  return URL.canParse(address) && new URL(address).protocol === "https:" ? address : null;
}

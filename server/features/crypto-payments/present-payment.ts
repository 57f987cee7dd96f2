import type { Locale } from "../../locales/locale";
import { transactionsIn } from "../ledger/transaction-store";
import type { CryptoPayment } from "./schemas";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { Context } from "../../http/context";
import { presentTransaction } from "../ledger/present-transaction";
import type { cryptoPaymentOperations } from "./operations";
import { cryptoPaymentsIn } from "./store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { accessTo } from "../../http/rights";
import type { Handler } from "../../http/call";
import { refreshPayment } from "./refresh-payment";

/** Null if its transaction was deleted. */
export async function presentPayment(
  { context: { storage, crypto }, locale }: { context: Context; locale: Locale },
  payment: CryptoPaymentRow,
): Promise<CryptoPayment | null> {
  const row = await transactionsIn(storage.db).byId(payment.transaction_id);
  if (!row) return null;
  return {
    cryptoOrderNumber: payment.order_number,
    amount: numberOf(amountOf(payment)),
    currency: payment.currency,
    cryptoCurrency: payment.coin,
    status: payment.status,
    cryptoAmount: payment.coin_amount ?? undefined,
    cryptoReceived: payment.received,
    cryptoWalletAddress: payment.wallet_address ?? undefined,
    cryptoInvoiceUrl: payment.invoice_url ?? undefined,
    cryptoExpiresAt: new Date(payment.expires_at).toISOString(),
    paymentMethod: "crypto_payment",
    orderName: payment.order_name ?? undefined,
    description: row.description ?? undefined,
    reviewFlag: payment.review_flag ?? undefined,
    simulated: crypto.gateway.isSimulated,
    createdAt: new Date(payment.created_at).toISOString(),
    updatedAt: new Date(payment.updated_at).toISOString(),
    transaction: presentTransaction(row, locale),
  };
}

/** A user's own payment, or any for staff, as fresh as the gateway's limits allow; while the gateway is down, its last known state. */
export const readPayment: Handler<typeof cryptoPaymentOperations.get> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const cryptoPayments = cryptoPaymentsIn(context.storage.db);
  const found = accessTo(actor, await cryptoPayments.byOrderNumber(params.id ?? ""), "view");
  if (isRefusal(found)) return found;
  await refreshPayment(context, found).catch((error: unknown) =>
    context.report("crypto-read", error),
  );
  const payment = await cryptoPayments.byOrderNumber(found.order_number);
  return (payment && (await presentPayment({ context, locale }, payment))) ?? refuse("not_found");
};

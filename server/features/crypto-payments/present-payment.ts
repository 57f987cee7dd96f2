import type { Locale } from "../../locales/locale";
import { transactionsIn } from "../ledger/transaction-store";
import type { CryptoPayment } from "./schemas";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { Context } from "../../http/context";
import { presentTransaction } from "../ledger/present-transaction";

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

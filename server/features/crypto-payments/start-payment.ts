import { cryptoPaymentsIn } from "./store";
import { walletsIn } from "../ledger/wallet-store";
import { countMovement, checkLimitsNow } from "../movement-limits/check-limits";
import { newReference } from "../ledger/new-reference";
import { feeTermsFor } from "../fees/fee-terms";
import type { FeeRate } from "../../kernel/levels";
import { feeColumns } from "../ledger/amount-rules";
import { addTransaction } from "../ledger/new-transaction";
import { type FxQuote, quote } from "../ledger/quote";
import { currentPerson } from "../users/person-of";
import { amountColumns } from "../../database/money-columns";
import { limits } from "../../kernel/limits";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Db } from "../../database/db";
import type { CryptoPaymentRow } from "../../database/rows/crypto-payment-rows";
import type { Actor, Refused, Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { command, type CommandCall } from "../../http/command";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { checkCryptoDeposit, type OfferedCoin } from "./deposit-rules";
import { openInvoice } from "./open-invoice";
import type { cryptoPaymentOperations } from "./operations";
import { coinOnOffer } from "./coin-on-offer";
import { presentPayment } from "./present-payment";

type Starting = CommandCall & { readonly actor: Actor; readonly address: string | null };

/** A customer's request. */
interface PaymentRequest {
  readonly quoted: FxQuote | Refused;
  readonly coin: OfferedCoin | undefined;
  readonly description: string | null;
  readonly orderName: string | null;
  /** The terms that were reviewed; if missing, those of this moment. */
  readonly feeTerms?: FeeRate | null;
}

/**
 * Records the request, queries the gateway outside of a database transaction, then records its answer. A failure in
 * between leaves a payment that is completed or failed later, and never posts money. `onRecorded` is called in the request's transaction.
 */
export async function startPayment(
  call: Starting,
  readRequest: () => Promise<PaymentRequest>,
  onRecorded: (db: Db, transactionId: string) => Promise<Refused | null> = async () => null,
): Promise<CryptoPaymentRow | Refused> {
  const { context } = call;
  const tooMany = await consumeUnlessReplay(
    call,
    "crypto-payment",
    context.settings.rateLimits.cryptoPayments,
  );
  if (tooMany) return tooMany;
  const paymentRequest = await readRequest();
  const intent = await command(call, async (db) => {
    const { quoted } = paymentRequest;
    if (isRefusal(quoted)) return quoted;
    const made = await recordIntent(call, db, { ...paymentRequest, quoted });
    if (isRefusal(made)) return made;
    return (await onRecorded(db, made.transaction.id)) ?? made;
  });
  if (isRefusal(intent)) return intent;
  return openPayment(context, intent.cryptoOrderNumber);
}

/** The payment with its invoice, which is created now unless it was before. */
export async function openPayment(
  context: Context,
  orderNumber: string,
): Promise<CryptoPaymentRow | Refused> {
  await openInvoice(context, orderNumber, { skipsEmail: true });
  const payment = await cryptoPaymentsIn(context.storage.db).byOrderNumber(orderNumber);
  if (!payment) return refuse("not_found");
  return payment.status === "error" && payment.gateway_id === null
    ? refuse("crypto_payment_failed")
    : payment;
}

async function recordIntent(
  call: Starting,
  db: Db,
  request: PaymentRequest & { readonly quoted: FxQuote },
) {
  const { quoted, coin, description, orderName } = request;
  const { context, actor } = call;
  const tooMany = await countMovement(call, db);
  if (tooMany) return tooMany;
  const wallet = await walletsIn(db).ofUserLocked(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  if (wallet.currency !== quoted.amount.currency) return refuse("changed_by_someone_else");
  const { paid, amount, columns } = quoted;
  const { feeTerms = await feeTermsFor(context, db, wallet, "deposit") } = request;
  const { requiresKycToDeposit: requiresKyc } = context.settings;
  const person = await currentPerson(db, actor, requiresKyc);
  const refusal = checkCryptoDeposit({ person, requiresKyc, paid, amount, feeTerms, coin });
  if (refusal || !coin) return refusal ?? refuse("unknown_coin", { field: "cryptoCurrency" });
  const movement = { userId: actor.user.id, direction: "deposit", amount } as const;
  const beyond = await checkLimitsNow(context, db, movement);
  if (beyond) return beyond;
  const id = context.newId();
  const now = context.now();
  const cryptoOrderNumber = newReference(context, "CP");
  await addTransaction(call, db, wallet, {
    id,
    type: "deposit",
    action: "crypto_payment",
    payment_method: "crypto_payment",
    description,
    amount,
    is_gateway_made: 1,
    ...columns,
    ...feeColumns(amount, feeTerms),
  });
  await cryptoPaymentsIn(db).insert({
    order_number: cryptoOrderNumber,
    transaction_id: id,
    user_id: actor.user.id,
    request_key: call.key,
    order_name: orderName,
    ...amountColumns(paid),
    coin: coin.cid,
    status: "new",
    received: "0",
    expires_at: now + limits.cryptoPaymentHours * 3_600_000,
    checked_at: now,
    version: 1,
    created_at: now,
    updated_at: now,
  });
  return { cryptoOrderNumber, transaction: { id } };
}

export const createPayment: Handler<typeof cryptoPaymentOperations.create> = async (call) => {
  const { context, actor, body } = call;
  const payment = await startPayment(call, async () => {
    const quoted = await quote(context, actor.user.id, body);
    const coin = isRefusal(quoted)
      ? undefined
      : await coinOnOffer(context, body.cryptoCurrency, quoted);
    return {
      quoted,
      coin,
      description: body.description ?? null,
      orderName: body.orderName ?? null,
    };
  });
  if (isRefusal(payment)) return payment;
  return (await presentPayment(call, payment)) ?? refuse("not_found");
};

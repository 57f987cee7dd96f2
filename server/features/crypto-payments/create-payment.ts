import type { cryptoPaymentOperations } from "./operations";
import { draftsIn } from "../drafts/store";
import { cryptoPaymentsIn } from "./store";
import { walletsIn } from "../ledger/wallet-store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { checkCryptoDeposit, type Coin } from "./deposit-rules";
import { parseMinor } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import { personOf } from "../users/person-of";
import type { Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { draftBehind } from "../movements/draft-behind";
import { quote, quotedBy, type Quote } from "../movements/quote";
import { spendUnlessRepeated } from "../../http/spend-allowance";
import { countMovement } from "../movements/count-movement";
import { newReference } from "../movements/new-reference";
import { addTransaction } from "../movements/new-transaction";
import { coinOnOffer, typedCurrencyOf } from "./coin-on-offer";
import { openInvoice } from "./open-invoice";
import { presentPayment } from "./present-payment";

type Creation = Call<typeof cryptoPaymentOperations.create>;

/** Notes the wish first, then asks the gateway with no database transaction open, then notes its answer: whatever breaks in between leaves a payment that is finished or failed later, and never money. */
export const createPayment: Handler<typeof cryptoPaymentOperations.create> = async (call) => {
  const { context, actor, body } = call;
  const { storage } = context;
  const tooMany = await spendUnlessRepeated(
    call,
    "crypto-payment",
    context.settings.allowances.cryptoPayments,
  );
  if (tooMany) return tooMany;
  const draft = call.key ? await draftsIn(storage.db).byId(call.key) : undefined;
  const isDrafted = draft?.user_id === actor.user.id;
  const quoted = isDrafted ? quotedBy(draft) : await quote(context, actor.user.id, body);
  const coin = isRefusal(quoted)
    ? undefined
    : await coinOnOffer(context, body.cryptoCurrency, quoted);
  const intent = await command(call, async (db) => {
    const behind = await draftBehind(call, db, "crypto_deposit");
    if (isRefusal(behind)) return behind;
    if (isRefusal(quoted)) return quoted;
    if (isDrafted && !behind) return refuse("draft_expired");
    if (behind && behind.coin !== coin?.cid) return refuse(coin ? "key_reused" : "unknown_coin");
    return noteIntent(call, db, { quoted, coin });
  });
  if (isRefusal(intent)) return intent;
  await openInvoice(context, intent.cryptoOrderNumber, { isToldAtOnce: true });
  const payment = await cryptoPaymentsIn(storage.db).byOrderNumber(intent.cryptoOrderNumber);
  if (payment?.status === "error" && payment.gateway_id === null)
    return refuse("crypto_payment_failed");
  return (payment && (await presentPayment(context, payment))) ?? refuse("not_found");
};

async function noteIntent(
  call: Creation,
  db: Db,
  { quoted, coin }: { quoted: Quote; coin: Coin | undefined },
) {
  const { context, actor, body } = call;
  const tooMany = await countMovement(call, db);
  if (tooMany) return tooMany;
  const wallet = await walletsIn(db).ofUserLocked(actor.user.id);
  if (!wallet || wallet.currency !== quoted.currency) return refuse("no_wallet");
  const amountMinor = parseMinor(body.amount);
  const person = personOf(actor.user);
  const [bookedMinor, currency, maximumMinor] = [
    quoted.amountMinor,
    typedCurrencyOf(quoted),
    BigInt(limits.movementMaximumMinor),
  ];
  const refusal = checkCryptoDeposit({
    person,
    amountMinor,
    currency,
    bookedMinor,
    walletCurrency: wallet.currency,
    maximumMinor,
    coin,
  });
  if (refusal || !coin) return refusal ?? refuse("unknown_coin", { field: "cryptoCurrency" });
  const id = context.newId();
  const now = context.now();
  const cryptoOrderNumber = newReference(context, "CP");
  await addTransaction(call, db, wallet, {
    id,
    type: "deposit",
    action: "crypto_payment",
    payment_method: "crypto_payment",
    description: body.description ?? null,
    amountMinor: quoted.amountMinor,
    is_gateway_made: 1,
    ...quoted.columns,
  });
  await cryptoPaymentsIn(db).insert({
    order_number: cryptoOrderNumber,
    transaction_id: id,
    user_id: actor.user.id,
    request_key: call.key,
    order_name: body.orderName ?? null,
    amount_minor: Number(amountMinor),
    currency: typedCurrencyOf(quoted),
    coin: coin.cid,
    gateway_id: null,
    coin_amount: null,
    wallet_address: null,
    invoice_url: null,
    status: "new",
    received: "0",
    paid_at: null,
    review_flag: null,
    settled_at: null,
    expires_at: now + limits.cryptoPaymentHours * 3_600_000,
    checked_at: now,
    version: 1,
    created_at: now,
    updated_at: now,
  });
  return { cryptoOrderNumber, transaction: { id } };
}

import type { draftOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { checkCryptoDeposit, type OfferedCoin } from "../crypto-payments/deposit-rules";
import { checkCardDeposit } from "../deposits/rules";
import { parseMinor } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { checkWithdrawal } from "../withdrawals/rules";
import type { CardRow, WalletRow } from "../../database/schema";
import { personOf } from "../users/person-of";
import type { Call } from "../../http/call";
import { enteredCurrencyOf } from "../crypto-payments/coin-on-offer";
import type { FxQuote } from "../movements/quote";
import { targetOf } from "../bank-details/destination";

interface Held {
  readonly wallet: WalletRow;
  readonly card: CardRow | undefined;
  readonly quoted: FxQuote;
  readonly coin: OfferedCoin | undefined;
  readonly hasBankDetails: boolean;
}

/** Why the movement that a draft stands for would be refused; null where it would not. */
export async function refusalOfDraft(
  { context, actor, body }: Call<typeof draftOperations.create>,
  db: Db,
  held: Held,
) {
  const { wallet, card, quoted, coin, hasBankDetails } = held;
  const person = personOf(actor.user);
  const maximumMinor = BigInt(limits.movementMaximumMinor);
  const { amountMinor } = quoted;
  if (body.kind === "card_deposit") {
    const { areCardDepositsOn } = context.settings;
    return checkCardDeposit({
      person,
      amountMinor,
      currency: wallet.currency,
      maximumMinor,
      areCardDepositsOn,
      cardExpiry: card?.expiry ?? null,
      now: context.now(),
    });
  }
  if (body.kind === "crypto_deposit") {
    const paid = { amountMinor: parseMinor(body.amount), currency: enteredCurrencyOf(quoted) };
    return checkCryptoDeposit({
      person,
      ...paid,
      bookedMinor: amountMinor,
      walletCurrency: wallet.currency,
      maximumMinor,
      coin,
    });
  }
  if (quoted.columns.source_currency !== null)
    return refuse("validation_failed", { field: "currency" });
  const balances = await walletsIn(db).balances(wallet.id);
  return checkWithdrawal({
    person,
    amountMinor,
    maximumMinor,
    currency: wallet.currency,
    availableMinor: balances.available,
    requiresKyc: context.settings.requiresKycToWithdraw,
    target: targetOf(body.kind === "bank_withdrawal" ? "bank" : "crypto_payment", {
      hasBankDetails,
      walletAddress: body.walletAddress,
    }),
  });
}

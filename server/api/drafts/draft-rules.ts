import type { Operations } from "../../contract/operations";
import { limits } from "../../contract/values/limits";
import { checkCryptoDeposit, type Coin } from "../../domain/crypto-deposits";
import { checkCardDeposit } from "../../domain/deposits";
import { parseMinor } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import { checkWithdrawal } from "../../domain/withdrawals";
import type { CardRow, WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { personOf } from "../accounts/person-of";
import type { Call } from "../call";
import { typedCurrencyOf } from "../crypto-payments/coin-on-offer";
import type { Quote } from "../rates/conversion";
import { targetOf } from "../wallets/destination";

interface Held {
  readonly wallet: WalletRow;
  readonly card: CardRow | undefined;
  readonly quoted: Quote;
  readonly coin: Coin | undefined;
  readonly hasBankDetails: boolean;
}

/** Why the movement that a draft stands for would be refused; null where it would not. */
export async function refusalOfDraft(
  { context, actor, body }: Call<Operations["drafts"]["create"]>,
  store: Store,
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
    const paid = { amountMinor: parseMinor(body.amount), currency: typedCurrencyOf(quoted) };
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
  const balances = await store.wallets.balances(wallet.id);
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

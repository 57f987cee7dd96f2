import type { draftOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import type { Db } from "../../database/db";
import { checkCryptoDeposit, type OfferedCoin } from "../crypto-payments/deposit-rules";
import { checkCardDeposit } from "../deposits/rules";
import { refuse } from "../../kernel/refusal";
import { checkWithdrawal } from "../withdrawals/rules";
import type { CardRow, WalletRow } from "../../database/schema";
import { checkMayRequestPayout } from "../users/payout-block-rules";
import { payoutBlockOf, personOf } from "../users/person-of";
import type { Call } from "../../http/call";
import type { FeeRate } from "../../kernel/levels";
import type { FxQuote } from "../ledger/quote";
import { targetOf } from "../withdrawals/destination";
import type { SavedPayee } from "../withdrawals/load-payees";

interface Loaded {
  readonly wallet: WalletRow;
  readonly card: CardRow | undefined;
  readonly quoted: FxQuote;
  readonly coin: OfferedCoin | undefined;
  readonly payee: SavedPayee | undefined;
  readonly feeTerms: FeeRate | null;
}

/** Why the draft's deposit or withdrawal would be refused; null if it wouldn't. */
export async function refusalOfDraft(
  { context, actor, body }: Call<typeof draftOperations.create>,
  db: Db,
  loaded: Loaded,
) {
  const { wallet, card, quoted, coin, payee, feeTerms } = loaded;
  const person = personOf(actor.user);
  const { paid, amount } = quoted;
  const { requiresKycToDeposit: requiresKyc } = context.settings;
  if (body.kind === "card_deposit") {
    const { areCardDepositsOn } = context.settings;
    return checkCardDeposit({
      person,
      amount,
      feeTerms,
      requiresKyc,
      areCardDepositsOn,
      cardExpiry: card?.expiry ?? null,
      now: context.now(),
    });
  }
  if (body.kind === "crypto_deposit")
    return checkCryptoDeposit({ person, requiresKyc, paid, amount, feeTerms, coin });
  if (quoted.columns.source_currency !== null)
    return refuse("withdrawal_currency", { field: "currency" });
  const payoutsBlocked = checkMayRequestPayout(payoutBlockOf(actor.user), context.now());
  if (payoutsBlocked) return payoutsBlocked;
  const { available } = await walletsIn(db).balances(wallet);
  return checkWithdrawal({
    person,
    amount,
    feeTerms,
    available,
    requiresKyc: context.settings.requiresKycToWithdraw,
    target: targetOf(body.kind === "bank_withdrawal" ? "bank" : "crypto_payment", {
      hasBankDetails: payee !== undefined,
      walletAddress: payee?.kind === "crypto_address" ? payee.walletAddress : body.walletAddress,
    }),
  });
}

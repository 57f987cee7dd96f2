import type { Operations } from "../../contract/operations";
import { limits } from "../../contract/values/limits";
import { parseMinor } from "../../domain/money";
import { isRefusal, refuse } from "../../domain/refusal";
import { checkWithdrawal } from "../../domain/withdrawals";
import type { Store } from "../../storage/store";
import { personOf } from "../accounts/person-of";
import type { Call, Handler } from "../call";
import { commandKnowing } from "../command";
import { draftBehind } from "../drafts/draft-behind";
import { presentTransaction } from "../transactions/present-transaction";
import { countMovement } from "./count-movement";
import { freezeDestination, targetOf, type Method } from "./destination";
import { countInDay } from "./limit-of-day";
import { addTransaction } from "./new-transaction";
import { addressPaid, checkPayee } from "./payee";

type WithdrawalEndpoint =
  Operations["wallets"]["requestWithdrawal"] | Operations["wallets"]["withdraw"];

/**
 * Holds the money and fixes where it goes. The body may name another method than the path's usual.
 */
export function requestWithdrawal(usual: Method): Handler<WithdrawalEndpoint> {
  return (call) => {
    const method = methodOf(call, usual);
    const { context, actor, body } = call;
    const read = (store: Store) =>
      Promise.all([
        store.wallets.fundsOfUser(actor.user.id),
        method === "bank" ? store.bankDetails.ofUser(actor.user.id) : undefined,
        draftBehind(call, store, method === "bank" ? "bank_withdrawal" : "crypto_withdrawal"),
      ]);
    return commandKnowing(call, read, async (store, [funds, bankDetails, draft]) => {
      if (!funds) return refuse("no_wallet");
      if (isRefusal(draft)) return draft;
      const amountMinor = parseMinor(body.amount);
      const requiresKyc = context.settings.requiresKycToWithdraw;
      const current = requiresKyc ? await store.users.byId(actor.user.id) : undefined;
      const refusal = checkWithdrawal({
        person: personOf(current ?? actor.user),
        amountMinor,
        availableMinor: funds.availableMinor,
        maximumMinor: BigInt(limits.movementMaximumMinor),
        currency: funds.wallet.currency,
        requiresKyc,
        target: targetOf(method, {
          hasBankDetails: bankDetails !== undefined,
          walletAddress: body.walletAddress,
        }),
      });
      if (refusal) return refusal;
      const payee = method === "bank" ? undefined : addressPaid(context, draft, body.walletAddress);
      const unproven = payee === undefined ? null : await checkPayee(call, store, payee);
      if (unproven) return unproven;
      const id = context.newId();
      const { currency } = funds.wallet;
      const exhausted =
        (await countMovement(call, store)) ??
        (await countInDay(context, store, {
          transactionId: id,
          userId: actor.user.id,
          currency,
          amountMinor,
          addedMinor: amountMinor,
        }));
      if (exhausted) return exhausted;
      const row = await addTransaction(call, store, funds.wallet, {
        id,
        type: "withdrawal",
        action: method === "bank" ? "bank_withdrawal" : "crypto_payment",
        payment_method: method,
        description: body.description ?? null,
        amountMinor,
        ...freezeDestination(context, {
          id,
          bankDetails,
          walletAddress: method === "bank" ? undefined : body.walletAddress,
          draft,
        }),
      });
      const { fullname, email } = actor.user;
      const transaction = presentTransaction({ ...row, fullname, email });
      return {
        message: "Your withdrawal request is under review",
        transactionRef: transaction.reference,
        transaction,
      };
    });
  };
}

function methodOf({ body }: Call<WithdrawalEndpoint>, usual: Method): Method {
  if (body.paymentMethod === "bank" || body.paymentMethod === "crypto_payment")
    return body.paymentMethod;
  // A mistyped address is refused as one, rather than taken for a wish to be paid by bank.
  return body.walletAddress ? "crypto_payment" : usual;
}

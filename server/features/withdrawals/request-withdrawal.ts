import type { withdrawalOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { bankDetailsIn } from "../bank-details/store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { parseMinor } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import { checkWithdrawal } from "./rules";
import { personOf } from "../users/person-of";
import type { Call, Handler } from "../../http/call";
import { commandKnowing } from "../../http/command";
import { draftBehind } from "../movements/draft-behind";
import { presentTransaction } from "../ledger/present-transaction";
import { countMovement } from "../movements/count-movement";
import { freezeDestination, targetOf, type Method } from "../bank-details/destination";
import { countInDay } from "./limit-of-day";
import { addTransaction } from "../movements/new-transaction";
import { addressPaid, checkPayee } from "./payee";

type WithdrawalEndpoint =
  typeof withdrawalOperations.requestWithdrawal | typeof withdrawalOperations.withdraw;

/**
 * Holds the money and fixes where it goes. The body may name another method than the path's usual.
 */
export function requestWithdrawal(usual: Method): Handler<WithdrawalEndpoint> {
  return (call) => {
    const method = methodOf(call, usual);
    const { context, actor, body } = call;
    const read = (db: Db) =>
      Promise.all([
        walletsIn(db).fundsOfUser(actor.user.id),
        method === "bank" ? bankDetailsIn(db).ofUser(actor.user.id) : undefined,
        draftBehind(call, db, method === "bank" ? "bank_withdrawal" : "crypto_withdrawal"),
      ]);
    return commandKnowing(call, read, async (db, [funds, bankDetails, draft]) => {
      if (!funds) return refuse("no_wallet");
      if (isRefusal(draft)) return draft;
      const amountMinor = parseMinor(body.amount);
      const requiresKyc = context.settings.requiresKycToWithdraw;
      const current = requiresKyc ? await usersIn(db).byId(actor.user.id) : undefined;
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
      const unproven = payee === undefined ? null : await checkPayee(call, db, payee);
      if (unproven) return unproven;
      const id = context.newId();
      const { currency } = funds.wallet;
      const exhausted =
        (await countMovement(call, db)) ??
        (await countInDay(context, db, {
          transactionId: id,
          userId: actor.user.id,
          currency,
          amountMinor,
          addedMinor: amountMinor,
        }));
      if (exhausted) return exhausted;
      const row = await addTransaction(call, db, funds.wallet, {
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

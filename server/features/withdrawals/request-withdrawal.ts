import { messagesIn } from "../../locales/messages";
import type { withdrawalOperations } from "./operations";
import type { WithdrawalMethod } from "../bank-details/destination";
import { presentTransaction } from "../ledger/present-transaction";
import { parseMoney } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Call, Handler } from "../../http/call";
import { commandWithPreload } from "../../http/command";
import { holdWithdrawal, loadForWithdrawal } from "./hold-withdrawal";

type WithdrawalEndpoint =
  typeof withdrawalOperations.requestWithdrawal | typeof withdrawalOperations.withdraw;

/** The request; its body may name another method than the path's default. */
export function requestWithdrawal(usual: WithdrawalMethod): Handler<WithdrawalEndpoint> {
  return (call) => {
    const method = methodOf(call, usual);
    const { actor, body } = call;
    return commandWithPreload(
      call,
      (db) => loadForWithdrawal(call, db, method),
      async (db, { funds, bankDetails }) => {
        if (!funds) return refuse("no_wallet");
        const row = await holdWithdrawal(call, db, {
          funds,
          bankDetails,
          method,
          amount: parseMoney(body.amount, funds.wallet.currency),
          description: body.description ?? null,
          walletAddress: body.walletAddress,
        });
        if (isRefusal(row)) return row;
        const { fullname, email } = actor.user;
        const transaction = presentTransaction({ ...row, fullname, email }, call.locale);
        return {
          message: messagesIn(call.locale, "notices")("withdrawalRequested"),
          transactionRef: transaction.reference,
          transaction,
        };
      },
    );
  };
}

function methodOf({ body }: Call<WithdrawalEndpoint>, usual: WithdrawalMethod): WithdrawalMethod {
  if (body.paymentMethod === "bank" || body.paymentMethod === "crypto_payment")
    return body.paymentMethod;
  // A mistyped address is refused as an address, and not read as a bank withdrawal.
  return body.walletAddress ? "crypto_payment" : usual;
}

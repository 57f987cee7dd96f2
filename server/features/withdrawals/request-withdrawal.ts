import { messagesIn } from "../../locales/messages";
import type { withdrawalOperations } from "./operations";
import type { WithdrawalMethod } from "./destination";
import { presentTransaction } from "../ledger/present-transaction";
import { parseMoney } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { holdWithdrawal, loadForWithdrawal } from "./hold-withdrawal";

type WithdrawalEndpoint =
  typeof withdrawalOperations.requestWithdrawal | typeof withdrawalOperations.withdraw;
type Withdrawal = Call<WithdrawalEndpoint>;

/** The same for both paths: the body says where to. */
export const requestWithdrawal: Handler<WithdrawalEndpoint> = (call) => {
  const { actor, body } = call;
  const method = methodOf(body);
  return command(call, async (db) => {
    const { funds, bankDetails } = await loadForWithdrawal(call, db, method);
    if (!funds) return refuse("no_wallet");
    const row = await holdWithdrawal(call, db, {
      funds,
      bankDetails,
      method,
      amount: parseMoney(body.amount, funds.wallet.currency),
      description: body.description ?? null,
      walletAddress: body.walletAddress,
      code: body.code,
    });
    if (isRefusal(row)) return row;
    const { fullname, email } = actor.user;
    const transaction = presentTransaction({ ...row, fullname, email }, call.locale);
    return {
      message: messagesIn(call.locale, "notices")("withdrawalRequested"),
      transactionRef: transaction.reference,
      transaction,
    };
  });
};

/** An address that is sent is refused as an address if it's empty or mistyped, and the withdrawal isn't read as one to the bank. */
function methodOf({ walletAddress, paymentMethod }: Withdrawal["body"]): WithdrawalMethod {
  return walletAddress !== undefined || paymentMethod === "crypto_payment"
    ? "crypto_payment"
    : "bank";
}

import { messagesIn } from "../../locales/messages";
import type { withdrawalOperations } from "./operations";
import type { WithdrawalMethod } from "./destination";
import { presentTransaction } from "../ledger/present-transaction";
import { parseMoney } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { holdWithdrawal, loadForWithdrawal } from "./hold-withdrawal";
import { choosePayee, type SavedPayee } from "./load-payees";

type WithdrawalEndpoint =
  typeof withdrawalOperations.requestWithdrawal | typeof withdrawalOperations.withdraw;
type Withdrawal = Call<WithdrawalEndpoint>;

/** The same for both paths: the body says where to. */
export const requestWithdrawal: Handler<WithdrawalEndpoint> = (call) => {
  const { actor, body } = call;
  return command(call, async (db) => {
    const { funds, payees } = await loadForWithdrawal(call, db);
    if (!funds) return refuse("no_wallet");
    const method = methodOf(body, payees);
    const kind = method === "bank" ? "bank" : "crypto_address";
    const payee = choosePayee(payees, { ...body, kind });
    if (isRefusal(payee)) return payee;
    const row = await holdWithdrawal(call, db, {
      funds,
      payee,
      method,
      amount: parseMoney(body.amount, funds.wallet.currency),
      description: body.description ?? null,
      walletAddress: payee?.kind === "crypto_address" ? payee.walletAddress : body.walletAddress,
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
function methodOf(
  { walletAddress, paymentMethod, payeeId }: Withdrawal["body"],
  payees: readonly SavedPayee[],
): WithdrawalMethod {
  const chosen = payees.find(({ id }) => id === payeeId);
  if (chosen && paymentMethod === undefined)
    return chosen.kind === "bank" ? "bank" : "crypto_payment";
  return walletAddress !== undefined || paymentMethod === "crypto_payment"
    ? "crypto_payment"
    : "bank";
}

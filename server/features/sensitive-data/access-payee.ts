import type { sensitiveDataOperations } from "./operations";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { loadPayees } from "../withdrawals/load-payees";
import { describePayee, mailedPayee } from "../withdrawals/record-payee";
import { presentBlock } from "./present-block";
import { accessSensitiveData } from "./access-sensitive-data";

/** A payee that the user hasn't removed; another user's isn't found. */
export const accessPayee: Handler<typeof sensitiveDataOperations.accessPayee> = (call) =>
  accessSensitiveData(call, "payee", async () => {
    const { context, params, body } = call;
    const ownerId = params.id ?? "";
    const payees = await loadPayees(context, context.storage.db, ownerId);
    const payee = payees.find(({ id }) => id === body.payeeId);
    if (!payee) return refuse("not_found");
    return {
      ownerId,
      subject: `user:${ownerId}`,
      shown: mailedPayee(payee)(context.settings.language),
      recorded: describePayee(payee, context),
      show: () =>
        payee.kind === "bank"
          ? { bankDetails: presentBlock(payee.bankDetails) }
          : { walletAddress: payee.walletAddress },
    };
  });

import { messagesIn } from "../../locales/messages";
import type { depositOperations } from "./operations";
import { presentTransaction } from "../ledger/present-transaction";
import { quote } from "../ledger/quote";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { requestDeposit } from "./request-deposit";

/** A card deposit at the current rate. */
export const topUp: Handler<typeof depositOperations.topUp> = async (call) => {
  const { context, actor, body } = call;
  const quoted = await quote(context, actor.user.id, body);
  return command(call, async (db) => {
    if (isRefusal(quoted)) return quoted;
    const row = await requestDeposit(call, db, {
      quoted,
      description: body.description ?? null,
    });
    if (isRefusal(row)) return row;
    const { fullname, email } = actor.user;
    return {
      message: messagesIn(call.locale, "notices")("depositRequested"),
      transaction: presentTransaction({ ...row, fullname, email }, call.locale),
    };
  });
};

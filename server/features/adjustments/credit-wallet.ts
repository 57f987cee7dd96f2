import { messagesIn } from "../../locales/messages";
import type { adjustmentOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { transactionsIn } from "../ledger/transaction-store";
import { parseMoney } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Approvable, Handler } from "../../http/call";
import { command } from "../../http/command";
import { presentTransaction } from "../ledger/present-transaction";
import { postCredit } from "./post-credit";
import { presentWalletOf } from "../ledger/present-wallet";
import { waitsForApproval } from "../second-approval/with-approval";
import { walletSubject } from "../ledger/wallet-subject";

const credit: Handler<typeof adjustmentOperations.credit> = async (call) => {
  const { actor, body, locale } = call;
  const t = messagesIn(locale, "notices");
  if (body.userId === actor.user.id) return refuse("own_wallet");
  return command(call, async (db) => {
    const wallet = await walletsIn(db).ofUserLocked(body.userId);
    if (!wallet) return refuse("wallet_missing", { field: "userId" });
    const amount = parseMoney(body.amount, wallet.currency);
    const posted = await postCredit(call, db, wallet, { ...body, amount });
    if (isRefusal(posted)) return posted;
    const row = await transactionsIn(db).byId(posted.id);
    const shown = await presentWalletOf(db, wallet.user_id);
    return row && shown
      ? {
          message: t(body.type === "deposit" ? "walletCredited" : "walletDebited"),
          wallet: shown,
          transaction: presentTransaction(row, locale),
        }
      : refuse("not_found");
  });
};

export const creditWallet: Approvable<typeof adjustmentOperations.credit> = {
  handler: credit,
  subject: async ({ body }, db) => ({ subject: (await walletSubject(db, body.userId)).subject }),
  unchanged: async (call, db) => {
    const wallet = await presentWalletOf(db, call.body.userId);
    return wallet ? { ...(await waitsForApproval(call)), wallet } : refuse("wallet_missing");
  },
  explainedBy: "description",
};

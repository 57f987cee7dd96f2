import { messagesIn } from "../../locales/messages";
import type { adminWalletOperations } from "./admin-operations";
import { walletsIn } from "../ledger/wallet-store";
import { reasonOrNone } from "../../kernel/reasons";
import { refuse } from "../../kernel/refusal";
import type { Approvable, Handler } from "../../http/call";
import { command } from "../../http/command";
import { finishErasing } from "../documents/finish-erasing";
import { closeWallet } from "./close-wallet";
import { waitsForApproval } from "../second-approval/with-approval";
import { walletSubject } from "../ledger/wallet-subject";

/** Closes a user's wallet; one with a balance requires confirmation. */
const close: Handler<typeof adminWalletOperations.deleteWallet> = async (call) => {
  const { context, actor, body, params } = call;
  if (params.id === actor.user.id) return refuse("own_wallet");
  let files: readonly string[] = [];
  const answer = await command(call, async (db) => {
    const wallet = await walletsIn(db).ofUser(params.id ?? "");
    if (!wallet) return refuse("wallet_missing");
    files = await closeWallet(call, db, wallet, {
      confirmed: body.confirmed,
      seenVersion: body.version,
      reason: reasonOrNone(body.reason),
    });
    return { message: messagesIn(call.locale, "notices")("walletDeleted") };
  });
  if (files.length > 0) await finishErasing(context, files);
  return answer;
};

export const deleteWallet: Approvable<typeof adminWalletOperations.deleteWallet> = {
  handler: close,
  subject: ({ params }, db) => walletSubject(db, params.id),
  unchanged: waitsForApproval,
  explainedBy: "reason",
};

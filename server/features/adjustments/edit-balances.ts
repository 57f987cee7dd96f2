import type { adjustmentOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Approvable, Handler } from "../../http/call";
import { command } from "../../http/command";
import { applyBalances, requestedBalancesIn, maximumBalance } from "./apply-balances";
import { presentWalletOf } from "../ledger/present-wallet";
import { walletSubject } from "../ledger/wallet-subject";
import { numberOf } from "../../kernel/money";
import { adjustBalances, balanceChanges } from "./rules";

/** The balance form: one adjustment entry for each field that differs. */
const edit: Handler<typeof adjustmentOperations.editWallet> = async (call) => {
  const { actor, body, params } = call;
  if (params.id === actor.user.id) return refuse("own_wallet");
  return command(call, async (db) => {
    const wallet = await walletsIn(db).ofUserLocked(params.id ?? "");
    if (!wallet) return refuse("wallet_missing");
    if (body.version !== undefined && body.version !== wallet.version)
      return refuse("changed_by_someone_else");
    const posted = await applyBalances(call, db, wallet, {
      wanted: requestedBalancesIn(body, wallet),
      reason: body.reason,
    });
    if (isRefusal(posted)) return posted;
    return (await presentWalletOf(db, wallet.user_id)) ?? refuse("wallet_missing");
  });
};

export const editBalances: Approvable<typeof adjustmentOperations.editWallet> = {
  handler: edit,
  subject: ({ params }, db) => walletSubject(db, params.id),
  unchanged: async ({ params }, db) =>
    (await presentWalletOf(db, params.id ?? "")) ?? refuse("wallet_missing"),
  explainedBy: "reason",
};

/** What the balance form would post, by the rule that posts it; nothing is changed. */
export const previewBalances: Handler<typeof adjustmentOperations.previewWallet> = async ({
  context,
  params,
  query,
}) => {
  const { db } = context.storage;
  const wallet = await walletsIn(db).ofUser(params.id ?? "");
  if (!wallet) return refuse("wallet_missing");
  const balances = await walletsIn(db).balances(wallet);
  const adjustments = adjustBalances(
    balances,
    requestedBalancesIn(query, wallet),
    maximumBalance(wallet),
  );
  if (isRefusal(adjustments)) return adjustments;
  return {
    changes: balanceChanges(balances, adjustments).map(({ field, before, after, posted }) => ({
      field,
      before: numberOf(before),
      after: numberOf(after),
      posted: numberOf(posted),
    })),
  };
};

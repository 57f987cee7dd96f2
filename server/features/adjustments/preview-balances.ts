import type { adjustmentOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { numberOf } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { maximumBalance, requestedBalancesIn } from "./apply-balances";
import { adjustBalances, balanceChanges } from "./rules";

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

// A customer's wallet.
import type { Operation } from "../../http/operation";
import { MyWallet } from "../ledger/wallet-schemas";
import { BalanceHistory, HistoryQuery } from "./history-schemas";

export const walletOperations = {
  mine: {
    method: "GET",
    path: "/wallets/my-wallet",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "Get your wallet",
    answer: MyWallet,
    returns: "The wallet with the newest transactions",
    refusals: ["no_wallet"],
    failure: "loadOwnWallet",
  },
  history: {
    method: "GET",
    path: "/wallets/history",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get your balance history",
    description:
      "The total balance at the end of each day of the range, from ledger entries. Days end at midnight in your time zone (`timeZone` of `GET /auth/profile`).",
    query: HistoryQuery,
    answer: BalanceHistory,
    returns: "The balance by day",
    refusals: ["no_wallet"],
  },
} as const satisfies Record<string, Operation>;

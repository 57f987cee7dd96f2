// The accounts that customers send bank transfers to.
import type { Operation } from "../../http/operation";
import { ReceivingAccountList, ReceivingAccountQuery } from "./schemas";

export const receivingAccountOperations = {
  receivingAccounts: {
    method: "GET",
    path: "/receiving-accounts",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get the accounts for bank transfers",
    description: "Always send the reference with the transfer: it says whose wallet is credited.",
    query: ReceivingAccountQuery,
    answer: ReceivingAccountList,
    returns: "The caller's reference, and the accounts in the wallet's currency",
    refusals: ["no_wallet"],
  },
} as const satisfies Record<string, Operation>;

// One search over users and transactions.
import type { Operation } from "../../http/operation";
import { RecordQuery, SearchResults } from "./schemas";

export const searchOperations = {
  search: {
    method: "GET",
    path: "/search",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Find users, transactions, messages and payout batches",
    description:
      "Messages are encrypted, so a call searches up to 1,000 of them, the newest first. If there are older ones, `olderMessages` says where to continue.",
    query: RecordQuery,
    answer: SearchResults,
    returns: "The first matches of each kind",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;

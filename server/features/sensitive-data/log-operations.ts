// Which of a user's sensitive data administrators have seen.
import type { Operation } from "../../http/operation";
import { DataAccessPage, DataAccessQuery } from "./log-schemas";

export const dataAccessLogOperations = {
  disclosures: {
    method: "GET",
    path: "/users/profile/disclosures",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "When administrators saw one's card, bank details or documents, newest first",
    query: DataAccessQuery,
    answer: DataAccessPage,
    returns: "What was seen, newest first",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;

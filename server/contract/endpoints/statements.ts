// Monthly statements.
import type { Endpoint } from "../endpoint";
import { Statement, StatementList, StatementQuery } from "../schemas/statements";

export const statementEndpoints = {
  list: {
    method: "GET",
    path: "/statements",
    access: "signed-in",
    summary: "One's own months, each with its opening and closing balance",
    answer: StatementList,
  },
  get: {
    method: "GET",
    path: "/statements/{month}",
    access: "signed-in",
    summary: "One's own statement of a month",
    query: StatementQuery,
    answer: Statement,
  },
} as const satisfies Record<string, Endpoint>;

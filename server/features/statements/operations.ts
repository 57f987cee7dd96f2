// Monthly statements of a wallet.
import type { Operation } from "../../http/operation";
import { Statement, StatementList, StatementQuery } from "./schemas";

const total =
  "The balance of a statement is the total: what is available, held, profit, bonus and unallocated together. Summed up from the ledger's entries; closing is opening plus `totalIn` minus `totalOut`, and the running month closes with the `totalBalance` of `GET /wallets/my-wallet`.";

export const statementOperations = {
  list: {
    method: "GET",
    path: "/statements",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "One's own months, each with its opening and closing balance",
    description: `Also of a wallet that is closed. ${total}`,
    answer: StatementList,
    returns: "The months",
    refusals: ["no_wallet"],
  },
  get: {
    method: "GET",
    path: "/statements/{month}",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "One's own statement of a month",
    description: `${total} A month of many entries is read by pages; each has the balance after each of its entries.`,
    idParameter:
      "Year and month, such as `2026-10`, from the one in which the account was opened to the running one",
    query: StatementQuery,
    answer: Statement,
    returns: "The statement",
    refusals: ["no_wallet"],
  },
} as const satisfies Record<string, Operation>;

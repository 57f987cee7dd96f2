// Monthly statements of a wallet.
import type { Operation } from "../../http/operation";
import { Statement, StatementList, StatementQuery } from "./schemas";

const total =
  "A statement's balance is the total of available, held, profit, bonus and unallocated funds, summed from ledger entries. The closing balance is the opening balance plus `totalIn` minus `totalOut`; for the current month, it's the `totalBalance` of `GET /wallets/my-wallet`.";

export const statementOperations = {
  list: {
    method: "GET",
    path: "/statements",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "List statements",
    description: `Includes deleted wallets. ${total}`,
    answer: StatementList,
    returns: "The months with opening and closing balances",
    refusals: ["no_wallet"],
  },
  get: {
    method: "GET",
    path: "/statements/{month}",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "Get a statement",
    description: `${total} Entries are paginated; each has the balance after it.`,
    idParameter:
      "Year and month, such as `2026-10`, from the month the account was opened to the current one",
    query: StatementQuery,
    answer: Statement,
    returns: "The statement",
    refusals: ["no_wallet"],
  },
} as const satisfies Record<string, Operation>;

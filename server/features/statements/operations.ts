// Monthly and yearly statements of a wallet.
import type { Operation } from "../../http/operation";
import { Statement, StatementList, StatementQuery, YearlyStatement } from "./schemas";

const total =
  "A statement's balance is the total of available, held, profit, bonus and unallocated funds, summed from ledger entries. The closing balance is the opening balance plus `totalIn` minus `totalOut`; for the current month and year, it's the `totalBalance` of `GET /wallets/my-wallet`.";
const paged = "Entries are paginated; each has the balance after it.";

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
    returns: "The months and years with opening and closing balances",
    refusals: ["no_wallet"],
  },
  get: {
    method: "GET",
    path: "/statements/{month}",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "Get a statement",
    description: `${total} ${paged}`,
    idParameter:
      "Year and month, such as `2026-10`, from the month the account was opened to the current one",
    query: StatementQuery,
    answer: Statement,
    returns: "The statement",
    refusals: ["no_wallet"],
  },
  year: {
    method: "GET",
    path: "/statements/years/{year}",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "Get a yearly statement",
    description: `The sums of its months are those of the year. ${total} ${paged}`,
    idParameter: "Year, such as `2026`, from the year the account was opened to the current one",
    query: StatementQuery,
    answer: YearlyStatement,
    returns: "The statement",
    refusals: ["no_wallet"],
  },
} as const satisfies Record<string, Operation>;

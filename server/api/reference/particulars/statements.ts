import type { ParticularsOf } from "./particulars";

const total =
  "The balance of a statement is the total: what is available, held, profit, bonus and unallocated together. Summed up from the ledger's entries; closing is opening plus `totalIn` minus `totalOut`, and the running month closes with the `totalBalance` of `GET /wallets/my-wallet`.";

export const statements: ParticularsOf = {
  "GET /statements": {
    description: `Also of a wallet that is closed. ${total}`,
    answers: "The months",
    refuses: ["no_wallet"],
  },
  "GET /statements/{month}": {
    description: `${total} A month of many entries is read by pages; each has the balance after each of its entries.`,
    place:
      "Year and month, such as `2026-10`, from the one in which the account was opened to the running one",
    answers: "The statement",
    refuses: ["no_wallet"],
  },
};

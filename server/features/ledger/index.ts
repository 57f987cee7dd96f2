import { feature } from "../../http/feature";
import { transactionsIn } from "./transaction-store";

export const ledger = feature("ledger", {
  erase: {
    tables: {
      wallets: "stay with their entries",
      transaction_counters: "stay: counts and sums",
      transactions: "stay, anonymized",
      entries: "stay: the ledger only grows",
      staff_postings: "stay: what staff moved counts towards the amount that needs a second person",
      integrity_checks: "stay: which staff member ran a check",
    },
    keeps: {
      transaction_counters: ["type", "status", "currency"],
      transactions: [
        "reference",
        "action",
        "payment_method",
        "source_currency",
        "rate",
        "rate_source",
        "rate_as_of",
      ],
    },
    steps: {
      unverified: ({ db, id }) => transactionsIn(db).forgetAccountsOf(id),
      person: ({ db, id }) => transactionsIn(db).anonymize(id),
    },
  },
});

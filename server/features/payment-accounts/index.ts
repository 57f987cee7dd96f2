import { feature } from "../../http/feature";

export const paymentAccounts = feature("payment-accounts", {
  erase: {
    // Deleted after all rows that they come from: the background work adds one only while it holds such a row.
    tables: { payment_accounts: ["unverified"] },
  },
  sealed: [
    {
      table: "payment_accounts",
      column: "sealed",
      about: (row) => `payment-account:${row.id}`,
      digest: "digest",
    },
    {
      table: "payment_accounts",
      column: "tail_sealed",
      about: (row) => `payment-account-tail:${row.id}`,
      digest: "tail_digest",
    },
  ],
});

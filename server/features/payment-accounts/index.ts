import { feature } from "../../http/feature";

export const paymentAccounts = feature("payment-accounts", {
  erase: {
    // Deleted after all rows that they come from: the background work adds one only while it holds such a row.
    tables: { payment_accounts: ["unverified"] },
  },
});

import { endpoints, feature } from "../../http/feature";
import { exportAudit, exportTotals } from "./export-audit";
import { exportBankDays, exportPayments } from "./export-reconciliation";
import { exportOwnEntries } from "./export-entries";
import { exportPayouts } from "./export-payouts";
import { exportUsers, exportWalletUsers, exportWallets } from "./export-users";
import { exportOwnTransactions, exportTransactions } from "./export-transactions";
import { exportOperations } from "./operations";

export const exports = feature("exports", {
  endpoints: [
    ...endpoints(exportOperations, {
      ownTransactions: exportOwnTransactions,
      ownEntries: exportOwnEntries,
      transactions: exportTransactions,
      payouts: exportPayouts,
      users: exportUsers,
      wallets: exportWallets,
      reconciliation: exportPayments,
      walletUsers: exportWalletUsers,
      audit: exportAudit,
      totals: exportTotals,
      bankDays: exportBankDays,
    }),
  ],
});

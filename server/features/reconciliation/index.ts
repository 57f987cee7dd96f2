import { endpoints, feature } from "../../http/feature";
import { refreshStatuses, refreshDue } from "./refresh-statuses";
import { listPayments } from "./list-payments";
import { reconciliationOperations } from "./operations";
import { runIntegrityCheck, readLedgerIntegrity } from "./integrity-check";
import { readTotals } from "./read-totals";

export const reconciliation = feature("reconciliation", {
  endpoints: [
    ...endpoints(reconciliationOperations, {
      payments: listPayments,
      totals: readTotals,
      refreshGateway: refreshStatuses,
      ledger: readLedgerIntegrity,
      verifyLedger: runIntegrityCheck,
    }),
  ],
  // Each payment once a day.
  background: [{ name: "reconcile", every: "hour", run: refreshDue }],
});

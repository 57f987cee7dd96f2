import { endpoints, feature } from "../../http/feature";
import { askAnew } from "./ask-anew";
import { listPayments } from "./list-payments";
import { reconciliationOperations } from "./operations";
import { proveLedger, readLedgerStanding } from "./prove-ledger";
import { readTotals } from "./read-totals";

export const reconciliation = feature("reconciliation", {
  endpoints: [
    ...endpoints(reconciliationOperations, {
      payments: listPayments,
      totals: readTotals,
      askGateway: askAnew,
      ledger: readLedgerStanding,
      verifyLedger: proveLedger,
    }),
  ],
});

import { endpoints, feature } from "../../http/feature";
import { decideSelection } from "./decide-selection";
import { selectionOperations } from "./operations";
import { readSelection } from "./read-selection";
import { selectTransactions } from "./select-transactions";

export const bulkActions = feature("bulk-actions", {
  endpoints: [
    ...endpoints(selectionOperations, {
      select: selectTransactions,
      get: readSelection,
      approve: decideSelection("approve"),
      reject: decideSelection("reject"),
    }),
  ],
});

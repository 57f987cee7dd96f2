import { endpoints, feature } from "../../http/feature";
import { decideBulkAction } from "./decide-bulk-action";
import { bulkActionOperations } from "./operations";
import { readBulkAction } from "./read-bulk-action";
import { createBulkAction } from "./create-bulk-action";
import { bulkActionsIn, selectionsKeptDays } from "./store";

export const bulkActions = feature("bulk-actions", {
  endpoints: [
    ...endpoints(bulkActionOperations, {
      select: createBulkAction,
      get: readBulkAction,
      approve: decideBulkAction("approve"),
      reject: decideBulkAction("reject"),
    }),
  ],
  erase: { tables: { selections: [] } },
  retention: [
    {
      rows: "selections",
      kept: { days: selectionsKeptDays },
      forget: (db, before) => bulkActionsIn(db).forgetBefore(before),
    },
  ],
});

import { endpoints, feature } from "../../http/feature";
import { decideBulkAction } from "./decide-bulk-action";
import { bulkActionOperations } from "./operations";
import { readBulkAction } from "./read-bulk-action";
import { createBulkAction } from "./create-bulk-action";
import { bulkActionsIn, bulkActionsKeptDays } from "./store";

export const bulkActions = feature("bulk-actions", {
  endpoints: [
    ...endpoints(bulkActionOperations, {
      create: createBulkAction,
      get: readBulkAction,
      approve: decideBulkAction("approve"),
      reject: decideBulkAction("reject"),
    }),
  ],
  erase: { tables: { bulk_actions: [] } },
  retention: [
    {
      rows: "bulk_actions",
      kept: { days: bulkActionsKeptDays },
      forget: (db, before) => bulkActionsIn(db).forgetBefore(before),
    },
  ],
});

import { endpoints, feature } from "../../http/feature";
import {
  approveApprovalRequest,
  rejectApprovalRequest,
  cancelApprovalRequest,
  cancelApprovalRequests,
  rejectApprovalRequests,
} from "./decide-approval-request";
import { listApprovalRequests, readApprovalRequest } from "./present-approval-request";
import { approvalRequestOperations } from "./operations";
import { requestBalanceApproval, requestCreditApproval } from "./request-approval";
import { decideBulkAction, readBulkAction, createBulkAction } from "./decide-bulk-action";
import { bulkActionOperations } from "./bulk-operations";
import { bulkActionsIn, bulkActionsKeptDays } from "./bulk-store";

export const approvals = feature("approvals", {
  endpoints: [
    ...endpoints(approvalRequestOperations, {
      list: listApprovalRequests,
      get: readApprovalRequest,
      balances: requestBalanceApproval,
      credit: requestCreditApproval,
      approve: approveApprovalRequest,
      reject: rejectApprovalRequest,
      rejectMany: rejectApprovalRequests,
      cancelMany: cancelApprovalRequests,
      cancel: cancelApprovalRequest,
    }),
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

import { endpoints, feature } from "../../http/feature";
import {
  approveApprovalRequest,
  rejectApprovalRequest,
  cancelApprovalRequest,
} from "./decide-approval-request";
import { cancelApprovalRequests, rejectApprovalRequests } from "./decide-many";
import { listApprovalRequests, readApprovalRequest } from "./list-approval-requests";
import { approvalRequestOperations } from "./operations";
import { requestBalanceApproval, requestCreditApproval } from "./request-approval";

export const approvalRequests = feature("approval-requests", {
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
  ],
});

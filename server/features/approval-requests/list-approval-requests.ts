import type { approvalRequestOperations } from "./operations";
import { approvalRequestsIn } from "../second-approval/store";
import type { Handler } from "../../http/call";
import { pageAnswerOf, pageWindowOf } from "../../http/list-page";
import { presentApprovalRequests, presentStoredRequest } from "./present-approval-request";

export const listApprovalRequests: Handler<typeof approvalRequestOperations.list> = async ({
  context,
  actor,
  query,
}) => {
  const { db } = context.storage;
  const [rows, total] = await Promise.all([
    approvalRequestsIn(db).list(query.state, pageWindowOf(query)),
    approvalRequestsIn(db).count(query.state),
  ]);
  return {
    proposals: await presentApprovalRequests(context, db, rows, actor),
    isAsked: context.settings.adjustmentsNeedApproval,
    ...pageAnswerOf(query, total),
  };
};

export const readApprovalRequest: Handler<typeof approvalRequestOperations.get> = ({
  context,
  actor,
  params,
}) => presentStoredRequest(context, params.id ?? "", actor);

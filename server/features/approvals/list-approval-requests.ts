import type { approvalRequestOperations } from "./operations";
import { approvalRequestsIn } from "../second-approval/store";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { presentApprovalRequests, presentStoredRequest } from "./present-approval-request";

export const listApprovalRequests: Handler<typeof approvalRequestOperations.list> = async ({
  context,
  actor,
  query,
}) => {
  const { db } = context.storage;
  const found = await countedPage(query, {
    rows: (window) => approvalRequestsIn(db).list(query.state, window),
    total: () => approvalRequestsIn(db).count(query.state),
  });
  if (isRefusal(found)) return found;
  return {
    approvalRequests: await presentApprovalRequests(context, db, found.rows, actor),
    isAsked: context.settings.adjustmentsNeedApproval,
    ...pageResponseOf(query, found.total),
  };
};

export const readApprovalRequest: Handler<typeof approvalRequestOperations.get> = ({
  context,
  actor,
  params,
}) => presentStoredRequest(context, params.id ?? "", actor);

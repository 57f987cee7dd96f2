import type { approvalRequestOperations } from "./operations";
import { approvalRequestsIn } from "../second-approval/store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { pageAnswerOf, pageWindowOf } from "../../http/list-page";
import { presentApprovalRequest } from "./present-approval-request";

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
  const proposals = await Promise.all(
    rows.map((row) => presentApprovalRequest(context, db, row, actor)),
  );
  return {
    proposals,
    isAsked: context.settings.adjustmentsNeedApproval,
    ...pageAnswerOf(query, total),
  };
};

export const readApprovalRequest: Handler<typeof approvalRequestOperations.get> = async ({
  context,
  actor,
  params,
}) => {
  const { db } = context.storage;
  const row = await approvalRequestsIn(db).byId(params.id ?? "");
  return row ? presentApprovalRequest(context, db, row, actor) : refuse("not_found");
};

import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { approveId, RejectLink } from "../queues/decision-keys";
import type { DecisionName } from "./approval-request-labels";
import type { ShownApprovalRequest } from "./shown-approval-request";
import { useMessages } from "~/ui/use-messages";

/** The available actions; the administrator who requested it can only cancel it. */
export function ApprovalRequestActions({
  approvalRequest: { id, canDecide, canCancel, isOutdated, suspension },
  from,
}: ShownApprovalRequest) {
  const t = useMessages("staffApprovalRequests");
  const label = (decision: DecisionName) =>
    suspension ? t(`suspension.confirm.${decision}`) : t(`confirm.${decision}`);
  const canApprove = canDecide && !isOutdated;
  return (
    <>
      {canApprove && (
        <ButtonLink
          id={approveId}
          tone="success"
          href={paths.admin.approvalRequestDecision(id, "approval", from)}
        >
          {label("approval")}
        </ButtonLink>
      )}
      {canDecide && (
        <RejectLink
          href={`${paths.admin.approvalRequestDecision(id, "rejection", from)}#approval-decision-reason`}
          canApprove={canApprove}
        >
          {label("rejection")}
        </RejectLink>
      )}
      {canCancel && (
        <ButtonLink
          tone="secondary"
          href={paths.admin.approvalRequestDecision(id, "cancellation", from)}
        >
          {label("cancellation")}
        </ButtonLink>
      )}
    </>
  );
}

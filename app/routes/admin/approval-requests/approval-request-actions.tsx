import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import type { ShownApprovalRequest } from "./shown-approval-request";
import { useMessages } from "~/ui/use-messages";

/** The available actions; the administrator who requested it can only cancel it. */
export function ApprovalRequestActions({
  proposal: { id, canDecide, canWithdraw, isOutdated },
  from,
}: ShownApprovalRequest) {
  const t = useMessages("staffApprovalRequests");
  return (
    <>
      {canDecide && !isOutdated && (
        <ButtonLink tone="success" href={paths.admin.approvalRequestDecision(id, "approval", from)}>
          {t("confirm.approval")}
        </ButtonLink>
      )}
      {canDecide && (
        <ButtonLink tone="danger" href={paths.admin.approvalRequestDecision(id, "refusal", from)}>
          {t("confirm.refusal")}
        </ButtonLink>
      )}
      {canWithdraw && (
        <ButtonLink
          tone="secondary"
          href={paths.admin.approvalRequestDecision(id, "withdrawal", from)}
        >
          {t("confirm.withdrawal")}
        </ButtonLink>
      )}
    </>
  );
}

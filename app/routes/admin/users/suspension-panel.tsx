import type { ApprovalRequest } from "~server/features/approval-requests/schemas";
import { paths } from "~/platform/paths";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { SuspensionState } from "../approval-requests/suspension-state";

/** Until when a staff member is suspended, and where owners decide about it. */
export function SuspensionPanel({ request }: { request: ApprovalRequest }) {
  const t = useMessages("staffApprovalRequests");
  return (
    <div className="mb-5">
      <Panel
        title={t("suspension.title")}
        actions={<a href={paths.admin.approvalRequest(request.id)}>{t("suspension.view")}</a>}
      >
        <SuspensionState request={request} />
      </Panel>
    </div>
  );
}

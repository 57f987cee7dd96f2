import type { ApprovalRequest } from "~server/features/approvals/schemas";
import { Instant } from "~/ui/instant";
import { useMessages } from "~/ui/use-messages";

/** Until when a suspension lasts that no other owner has confirmed, or that it has lapsed. */
export function SuspensionState({ request }: { request: ApprovalRequest }) {
  const t = useMessages("staffApprovalRequests");
  const { suspension, state, requestedBy } = request;
  if (suspension?.isLapsed) return <p className="mb-4">{t("suspension.lapsed")}</p>;
  if (!suspension || state !== "open") return null;
  const { lapsesAt } = suspension;
  const { name } = requestedBy;
  return (
    <p className="mb-4">
      {lapsesAt
        ? t("suspension.until", { time: <Instant iso={lapsesAt} />, name })
        : t("suspension.noOtherOwner", { name })}
    </p>
  );
}

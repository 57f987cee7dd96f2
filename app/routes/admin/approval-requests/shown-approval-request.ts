import { useOutletContext } from "@remix-run/react";
import type { ApprovalRequest } from "~server/features/approvals/schemas";

export interface ShownApprovalRequest {
  readonly approvalRequest: ApprovalRequest;
  /** The local URL of the Back link. */
  readonly from: string | undefined;
}

/** The approval request of the page behind a dialog. */
export const useShownApprovalRequest = () => useOutletContext<ShownApprovalRequest>();

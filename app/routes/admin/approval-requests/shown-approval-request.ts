import { useOutletContext } from "@remix-run/react";
import type { ApprovalRequest } from "~server/features/approval-requests/schemas";

export interface ShownApprovalRequest {
  readonly proposal: ApprovalRequest;
  /** The local address that Back leads to. */
  readonly from: string | undefined;
}

/** The approval request of the page behind a dialog. */
export const useShownApprovalRequest = () => useOutletContext<ShownApprovalRequest>();

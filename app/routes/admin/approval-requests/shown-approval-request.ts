import { useOutletContext } from "@remix-run/react";
import type { Proposal } from "~server/features/approval-requests/schemas";

export interface ShownApprovalRequest {
  readonly proposal: Proposal;
  /** The local address that Back leads to. */
  readonly from: string | undefined;
}

/** The approval request of the page behind a dialog. */
export const useShownApprovalRequest = () => useOutletContext<ShownApprovalRequest>();

// Adjustments that take two administrators.
export const approvalRequestStates = ["open", "approved", "refused", "withdrawn"] as const;
export type ApprovalRequestState = (typeof approvalRequestStates)[number];

export const approvalRequestKinds = ["balances", "credit"] as const;

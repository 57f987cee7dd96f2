// Adjustments that take two administrators.
export const proposalStates = ["open", "approved", "refused", "withdrawn"] as const;
export type ProposalState = (typeof proposalStates)[number];

export const proposalKinds = ["balances", "credit"] as const;

/** What becomes of a bank transfer that a customer expects. */
export const expectedStates = ["open", "matched", "lapsed", "cancelled"] as const;

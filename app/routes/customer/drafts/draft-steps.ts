/** The pages of a deposit or a withdrawal. */
export const draftSteps = ["Details", "Review", "Receipt"] as const;

/** The pages of a deposit or a withdrawal. */
export const moneySteps = ["Details", "Review", "Receipt"] as const;

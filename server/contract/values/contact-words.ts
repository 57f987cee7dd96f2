/** What becomes of a visitor's message. */
export const contactStates = ["open", "answered"] as const;

/** The states of a visitor's message. */
export const contactStates = ["open", "answered"] as const;
export type ContactState = (typeof contactStates)[number];

// States of expected transfers, and choices of the bank that a demonstration plays.

/** What becomes of a bank transfer that a customer expects. */
export const expectedStates = ["open", "matched", "lapsed", "cancelled"] as const;

/** What can be chosen where a demonstration plays the bank. */
export const sentReferences = ["right", "wrong", "none"] as const;
export const senders = ["own", "other"] as const;
export const simulatedFormats = ["camt.053", "mt940", "csv"] as const;
export type SimulatedFormat = (typeof simulatedFormats)[number];

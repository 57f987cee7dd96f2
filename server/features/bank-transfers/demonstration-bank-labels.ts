// What can be chosen where a demonstration plays the bank.
export const sentReferences = ["right", "wrong", "none"] as const;
export const senders = ["own", "other"] as const;
export const statementFormats = ["camt.053", "mt940", "csv"] as const;
export type StatementFormat = (typeof statementFormats)[number];

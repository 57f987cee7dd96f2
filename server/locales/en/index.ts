// Every message of the portal in English, a catalog for each feature.
import withdrawals from "./withdrawals";

export const en = { withdrawals } as const;

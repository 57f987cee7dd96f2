// Every message of the portal in English, a catalog for each feature.
import common from "./common";
import withdrawals from "./withdrawals";

export const en = { common, withdrawals } as const;

// Every message of the portal in English, a catalog for each feature.
import emails from "./emails";
import notices from "./notices";
import refusals from "./refusals";
import withdrawals from "./withdrawals";

export const en = { emails, notices, refusals, withdrawals } as const;

// Every message of the portal in English, a catalog for each feature.
import emails from "./emails";
import notices from "./notices";
import refusals from "./refusals";
import validation from "./validation";
import withdrawals from "./withdrawals";

export const en = {
  emails,
  notices,
  refusals,
  validation,
  withdrawals,
} as const;

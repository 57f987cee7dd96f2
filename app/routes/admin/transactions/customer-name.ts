import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { personLabel } from "../users/person-name";

/** The customer in a sentence. */
export const customerName = ({ userDetails }: Pick<Transaction, "userDetails">): string =>
  personLabel(userDetails);

import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { personLabel } from "../people/person-name";

/** The customer in a sentence. */
export const customerName = ({ userDetails }: Pick<Transaction, "userDetails">): string =>
  personLabel(userDetails);

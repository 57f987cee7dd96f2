// What is decided about payees.
import { refuse, type Refusal } from "../../kernel/refusal";
import type { PayeeKind } from "./labels";

export const payeesMaximum = 20;

interface Account {
  readonly kind: string;
  readonly number: string;
}

interface Known {
  readonly id: string;
  readonly kind: PayeeKind;
  readonly isDefault: boolean;
  readonly account: Account;
}

export const isSamePayeeAccount = (one: Account, other: Account): boolean =>
  one.kind === other.kind && one.number === other.number;

interface Added {
  readonly account: Account;
  /** The form field that has the account's number. */
  readonly field: string;
  /** How the customer knows the payee that has this account already. */
  readonly nameOf: (id: string) => string;
}

export function checkAddedPayee(
  payees: readonly Known[],
  { account, field, nameOf }: Added,
): Refusal<"payee_known" | "too_many_payees"> | null {
  const known = payees.find((payee) => isSamePayeeAccount(payee.account, account));
  if (known) return refuse("payee_known", { field, values: { payee: nameOf(known.id) } });
  return payees.length < payeesMaximum
    ? null
    : refuse("too_many_payees", { values: { maximum: payeesMaximum } });
}

/** What is paid without a choice must not change by a removal. */
export function checkRemovedPayee(
  payees: readonly Known[],
  removed: Known,
  openReference: string | undefined,
): Refusal<"payee_in_use" | "payee_is_default"> | null {
  if (openReference !== undefined)
    return refuse("payee_in_use", { values: { reference: openReference } });
  const isNeeded =
    removed.isDefault &&
    payees.some((payee) => payee.kind === removed.kind && payee.id !== removed.id);
  return isNeeded ? refuse("payee_is_default") : null;
}

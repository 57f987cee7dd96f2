import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { paths } from "~/platform/paths";

/** Where a confirmed draft is shown: a crypto deposit has a page of its own, the others a receipt. */
export function confirmedHref(
  { id, kind }: Pick<Draft, "id" | "kind">,
  { cryptoOrderNumber }: Transaction,
): string {
  if (cryptoOrderNumber) return paths.customer.payment(cryptoOrderNumber);
  return kind.endsWith("withdrawal")
    ? paths.customer.withdrawalReceipt(id)
    : paths.customer.depositReceipt(id);
}

import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { paths } from "~/platform/paths";

/** Where a confirmed deposit is shown. */
export function depositHref(draftId: string, { cryptoOrderNumber }: Transaction): string {
  return cryptoOrderNumber
    ? paths.customer.payment(cryptoOrderNumber)
    : paths.customer.depositReceipt(draftId);
}

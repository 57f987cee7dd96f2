import { formatDay } from "~server/kernel/instants";
import { readable } from "~/ui/status-labels";
import type { TransactionFilterParams } from "~/ui/transaction-filter";

/** The filters of a list, for the print view: "Deposits, status Pending, from 1 Nov 2026". */
export function filterLabel({
  type,
  status,
  reference,
  from,
  to,
}: TransactionFilterParams): string {
  const words = [
    type && `${readable(type)}s`,
    status && `status ${readable(status)}`,
    reference && `reference with “${reference}”`,
    from && `from ${formatDay(from)}`,
    to && `to ${formatDay(to)}`,
  ].filter(Boolean);
  return words.length === 0 ? "All transactions" : words.join(", ");
}

export function countOf(total: number, isNarrowed: boolean): string {
  if (total === 0) return isNarrowed ? "No transaction fits these filters" : "No transactions yet";
  const count = total === 1 ? "1 transaction" : `${total} transactions`;
  return isNarrowed ? `${count} with these filters` : `${count}, newest first`;
}

import type { TransactionStatus, TransactionType } from "~server/features/ledger/labels";

/** What a list of transactions is narrowed to; days are those of the reader's time zone, as YYYY-MM-DD, and both count in full. */
export interface TransactionFilterParams {
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  /** Part of it. */
  readonly reference?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Of the downloaded list: its filters, except for the reference. */
export const transactionsFileName = ({ type, status, from, to }: TransactionFilterParams) => [
  "transactions",
  type && `${type}s`,
  status,
  from && `from-${from}`,
  to && `to-${to}`,
];

export const isFiltered = (filter: TransactionFilterParams) =>
  Object.values(filter).some((value) => value !== undefined);
export const isSearched = ({ reference, from, to }: TransactionFilterParams) =>
  isFiltered({ reference, from, to });

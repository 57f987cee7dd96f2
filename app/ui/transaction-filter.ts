import type { TransactionStatus, TransactionType } from "~server/features/ledger/labels";

/** The filters of a list of transactions; days are in the reader's time zone, as YYYY-MM-DD, inclusive. */
export interface TransactionFilterParams {
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  /** Part of it. */
  readonly reference?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** For downloads: the filters, except for the reference. */
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

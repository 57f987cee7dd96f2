// Filters of transaction lists.
export interface ListQuery {
  type?: string | undefined;
  status?: string | undefined;
  page?: number | undefined;
}

/** The search parameters of a transaction list. */
export interface SearchQuery extends ListQuery {
  reference?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Further filters for staff, over all users' transactions. */
export interface AllTransactionsListQuery extends SearchQuery {
  person?: string | undefined;
  paymentMethod?: string | undefined;
  currency?: string | undefined;
  minAmount?: string | undefined;
  maxAmount?: string | undefined;
  /** Every row of the page. */
  select?: "all" | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
}

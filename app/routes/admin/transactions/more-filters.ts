import type { z } from "zod";
import { labelFor, paymentMethods } from "~server/features/ledger/labels";
import type { AllTransactionsSearchParams } from "~server/features/ledger/transaction-query-schemas";
import { currencies } from "~server/kernel/currencies";
import { transactionSorts } from "~server/kernel/list-orders";
import { sortChoice } from "~/ui/list-sort";
import { pageSizeChoice } from "~/ui/page-sizes";

type Filter = Omit<z.output<typeof AllTransactionsSearchParams>, "page">;

/** What the list of all transactions is narrowed by besides its row of filters, its order and length. */
export const moreFilters = (filter: Filter) => ({
  amounts: [
    { name: "minAmount", label: "Amount from", value: filter.minAmount },
    { name: "maxAmount", label: "Amount to", value: filter.maxAmount },
  ],
  selects: [
    {
      name: "currency",
      label: "Currency",
      value: filter.currency,
      any: "Any currency",
      choices: currencies.map((value) => ({ value, label: value })),
    },
    {
      name: "paymentMethod",
      label: "Method",
      value: filter.paymentMethod,
      any: "Any method",
      choices: paymentMethods.map((value) => ({ value, label: labelFor(value) })),
    },
    sortChoice(transactionSorts, filter.sort),
    pageSizeChoice(filter.limit),
  ],
});

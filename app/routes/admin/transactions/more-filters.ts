import type { z } from "zod";
import { labelFor, paymentMethods } from "~server/features/ledger/labels";
import type { AllTransactionsSearchParams } from "~server/features/ledger/transaction-query-schemas";
import { currencies } from "~server/kernel/currencies";
import { transactionSorts } from "~server/kernel/list-orders";
import type { Locale } from "~server/locales/locale";
import { sortChoice } from "~/ui/list-sort";
import { pageSizeChoice } from "~/ui/page-sizes";
import type { TranslateForPage } from "~/ui/use-messages";

type Filter = Omit<z.output<typeof AllTransactionsSearchParams>, "page">;

/** The filters of all transactions besides the row of links, order and page size. */
export const moreFilters = (
  t: TranslateForPage<"staffTransactions">,
  ui: TranslateForPage<"ui">,
  filter: Filter,
  locale: Locale,
) => ({
  amounts: [
    { name: "minAmount", label: t("amountFrom"), value: filter.minAmount },
    { name: "maxAmount", label: t("amountTo"), value: filter.maxAmount },
  ],
  selects: [
    {
      name: "currency",
      label: t("currency"),
      value: filter.currency,
      any: t("anyCurrency"),
      choices: currencies.map((value) => ({ value, label: value })),
    },
    {
      name: "paymentMethod",
      label: t("method"),
      value: filter.paymentMethod,
      any: t("anyMethod"),
      choices: paymentMethods.map((value) => ({ value, label: labelFor(value, locale) })),
    },
    sortChoice(ui, transactionSorts, filter.sort),
    pageSizeChoice(ui, filter.limit),
  ],
});

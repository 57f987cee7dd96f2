import type { z } from "zod";
import { labelFor } from "~server/features/ledger/labels";
import { payoutMethods, type PayoutSearchParams } from "~server/features/payouts/schemas";
import { currencies } from "~server/kernel/currencies";
import { paths } from "~/platform/paths";
import { ListSearch } from "~/ui/list-search";
import { pageSizeChoice } from "~/ui/page-sizes";
import { useLocale, useMessages } from "~/ui/use-messages";

type Filter = Omit<z.output<typeof PayoutSearchParams>, "page">;

/** The filters of payouts; the days are those of the approval. */
export function PayoutSearch({ filter }: { filter: Filter }) {
  const t = useMessages("staffPayouts");
  const ui = useMessages("ui");
  const locale = useLocale();
  const { state, reference, person, from, to, paymentMethod, currency, batch, limit } = filter;
  return (
    <ListSearch
      action={paths.admin.payouts()}
      textFields={[
        { name: "reference", label: t("reference"), value: reference, hint: t("referenceHint") },
        { name: "person", label: t("customer"), value: person, hint: t("customerHint") },
      ]}
      days={{ from, to }}
      more={{
        amounts: [],
        selects: [
          {
            name: "paymentMethod",
            label: t("method"),
            value: paymentMethod,
            any: t("anyMethod"),
            choices: payoutMethods.map((value) => ({ value, label: labelFor(value, locale) })),
          },
          {
            name: "currency",
            label: t("currency"),
            value: currency,
            any: t("anyCurrency"),
            choices: currencies.map((value) => ({ value, label: value })),
          },
          {
            name: "batch",
            label: t("batch"),
            value: batch,
            any: t("anyBatch"),
            choices: (["none", "any"] as const).map((value) => ({
              value,
              label: t(`inBatch.${value}`),
            })),
          },
          pageSizeChoice(ui, limit),
        ],
      }}
      kept={{ state }}
      clearHref={paths.admin.payouts({ state })}
    />
  );
}

import type { BulkAction } from "~server/features/approvals/bulk-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { DefinitionList } from "~/ui/definition-list";
import { useLocale, useMessages } from "~/ui/use-messages";

/** Counts and sums by type and currency. */
export function BulkActionTotals({ sums }: Pick<BulkAction, "sums">) {
  const t = useMessages("staffBulkActions");
  const locale = useLocale();
  const items = sums.map(({ type, currency, count, amount }) => ({
    term: t(`sum.${type}`, { count, currency }),
    value: t("countAndAmount", { count, amount: formatMoney(amount, currency, locale) }),
  }));
  return <DefinitionList items={items} />;
}

import type { Currency } from "~server/kernel/currencies";
import { type Column, DataTable } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import type { PreviewedChange } from "./balance-labels";
import { PostedAmount } from "./posted-amount";
import { useMessages } from "~/ui/use-messages";

interface Props {
  changes: readonly PreviewedChange[];
  currency: Currency;
}

/** Each balance before and after, with the adjustment that is posted for it. */
export function ChangeTable({ changes, currency }: Props) {
  const t = useMessages("staffAdjustments");
  const columns: readonly Column<PreviewedChange>[] = [
    { header: t("balance"), place: 1, cell: ({ field }) => t(`field.${field}`) },
    {
      header: t("before"),
      isNumeric: true,
      cell: ({ before }) => <MoneyText amount={before} currency={currency} />,
    },
    {
      header: t("after"),
      isNumeric: true,
      cell: ({ after }) => <MoneyText amount={after} currency={currency} />,
    },
    {
      header: t("adjustment"),
      place: 2,
      isNumeric: true,
      cell: ({ posted }) => <PostedAmount posted={posted} currency={currency} />,
    },
  ];
  return (
    <DataTable
      caption={t("changesCaption")}
      columns={columns}
      rows={changes}
      rowKey={({ field }) => field}
    />
  );
}

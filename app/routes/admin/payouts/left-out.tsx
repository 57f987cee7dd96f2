// What was left out of a batch, why, and what to do about it.
import type { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { PersonName } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

type LeftOut = PayoutBatchWithLines["leftOut"][number];

export function LeftOutPanel({ batch: { id, leftOut } }: { batch: PayoutBatchWithLines }) {
  const t = useMessages("staffPayouts");
  if (leftOut.length === 0) return null;
  return (
    <Panel title={t("leftOut")}>
      <p className="hint mb-3">{t("leftOutLead", { count: leftOut.length })}</p>
      <DataTable
        caption={t("leftOutCaption")}
        columns={columnsIn(t, paths.admin.payoutBatch(id))}
        rows={leftOut}
        rowKey={(one) => one.id}
      />
    </Panel>
  );
}

const columnsIn = (
  t: TranslateForPage<"staffPayouts">,
  from: string,
): readonly Column<LeftOut>[] => [
  {
    header: t("customer"),
    place: 1,
    cell: ({ payout }) => (payout ? <PersonName {...payout} /> : "-"),
  },
  {
    header: t("amount"),
    place: 2,
    isNumeric: true,
    cell: ({ payout }) => (payout ? <MoneyText {...payout} /> : "-"),
  },
  {
    header: t("reference"),
    place: 3,
    cell: ({ id, payout }) => (
      <span className="whitespace-nowrap">
        {payout ? <a href={paths.admin.transaction(id, from)}>{payout.transaction}</a> : id}
      </span>
    ),
  },
  { header: t("why"), place: 7, cell: ({ obstacle }) => obstacle.message },
  { header: t("whatToDo"), place: 7, cell: ({ obstacle }) => obstacle.advice },
];

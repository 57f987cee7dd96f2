import type { Evidence } from "~server/features/evidence/schemas";
import { PinnedNotes } from "../notes/pinned-notes";
import { CustomerPanel } from "./customer-panel";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Day } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

/** The customer of a transaction: details, pinned notes and latest movements. */
export function CustomerEvidence({ evidence }: { evidence: Evidence }) {
  return (
    <>
      <CustomerPanel evidence={evidence} />
      <PinnedNotes notes={evidence.notes ?? []} />
      <LastMovements movements={evidence.movements} />
    </>
  );
}

type Movement = Evidence["movements"][number];

const columnsIn = (t: TranslateForPage<"staffCustomer">): readonly Column<Movement>[] => [
  { header: t("date"), cell: ({ createdAt }) => <Day iso={createdAt} /> },
  { header: t("transaction"), cell: (movement) => <MovementLink {...movement} /> },
  {
    header: t("amount"),
    isNumeric: true,
    cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
  },
];

function MovementLink({ id, type, status, reference }: Movement) {
  const t = useMessages("staffCustomer");
  const statusLabel = useStatusLabel();
  return (
    <a href={paths.admin.transaction(id)}>
      {t("typeAndStatus", {
        type: labelFor(type, useLocale()),
        status: statusLabel(status).toLowerCase(),
        reference,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </a>
  );
}

/** The customer's latest movements, except for this transaction. */
function LastMovements({ movements }: { movements: readonly Movement[] }) {
  const t = useMessages("staffCustomer");
  return (
    <Panel title={t("recentTransactions")}>
      <DataTable
        caption={t("recentTransactionsCaption")}
        columns={columnsIn(t)}
        rows={movements}
        rowKey={({ id }) => id}
        empty={<p className="text-muted">{t("noOtherTransactions")}</p>}
        frame="last-movements"
      />
    </Panel>
  );
}

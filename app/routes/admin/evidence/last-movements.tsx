import type { Evidence } from "~server/features/evidence/schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Day } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { readable } from "~/ui/status-labels";

type Movement = Evidence["movements"][number];

const columns: readonly Column<Movement>[] = [
  { header: "Date", cell: ({ createdAt }) => <Day iso={createdAt} /> },
  {
    header: "Movement",
    cell: ({ id, type, status, reference }) => (
      <a href={paths.admin.transaction(id)}>
        {labelFor(type)}, {readable(status).toLowerCase()}
        <span className="sr-only"> {reference}</span>
      </a>
    ),
  },
  {
    header: "Amount",
    isNumeric: true,
    cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
  },
];

/** What the customer moved last, besides this transaction. */
export function LastMovements({ movements }: { movements: readonly Movement[] }) {
  return (
    <Panel title="Last movements">
      <DataTable
        caption="The customer's last movements, newest first"
        columns={columns}
        rows={movements}
        rowKey={({ id }) => id}
        empty={<p className="text-muted">None besides this one.</p>}
        frame="last-movements"
      />
    </Panel>
  );
}

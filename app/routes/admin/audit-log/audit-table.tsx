import type { AuditLine, AuditParty } from "~server/features/audit-log/schemas";
import { auditLabels, isAuditAction } from "~server/features/audit/labels";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { StackedInstant } from "~/ui/instant";
import { changeLabel } from "./change-labels";
import { RecordLink } from "./record-link";

export function actionLabels(action: string): string {
  return isAuditAction(action) ? auditLabels[action] : action;
}

const columns: readonly Column<AuditLine>[] = [
  {
    header: "When",
    cell: ({ at }) => <StackedInstant iso={at} />,
  },
  { header: "Who", cell: ({ by, address }) => <Party party={by} address={address} /> },
  { header: "What", cell: (line) => <Done line={line} /> },
  {
    header: "Whom",
    cell: ({ person, by }) =>
      person && (person.id === by.id ? "Themselves" : <Party party={person} />),
  },
  { header: "Record", cell: (line) => <RecordLink line={line} /> },
];

/** Lines of the audit log; those of one record may leave out the columns that say the same in each. */
export function AuditTable({
  caption,
  lines,
  without = [],
  empty = "What people and administrators do appears here.",
}: {
  caption: string;
  lines: readonly AuditLine[];
  without?: readonly string[];
  empty?: string | undefined;
}) {
  return (
    <DataTable
      caption={caption}
      columns={columns.filter(({ header }) => !without.includes(header))}
      rows={lines}
      rowKey={({ id }) => id}
      empty={<EmptyState title="Nothing is noted">{empty}</EmptyState>}
    />
  );
}

function Party({
  party: { id, name, email },
  address,
}: {
  party: AuditParty;
  address?: string | undefined;
}) {
  return (
    <span className="wrap-anywhere">
      {email === undefined ? name : <a href={paths.admin.user(id)}>{name || email}</a>}
      {address && <span className="hint block">from {address}</span>}
    </span>
  );
}

function Done({ line: { action, changes, reason, requestId } }: { line: AuditLine }) {
  return (
    <div className="wrap-anywhere">
      {actionLabels(action)}
      {changes.map((change) => (
        <span key={change.field ?? ""} className="hint block">
          {changeLabel(change)}
        </span>
      ))}
      {reason && <span className="hint block">“{reason}”</span>}
      {requestId && (
        <span className="hint block" title={requestId}>
          Request {requestId.split("-")[0]}
        </span>
      )}
    </div>
  );
}

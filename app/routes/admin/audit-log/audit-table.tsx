import type { AuditLine } from "~server/features/audit-log/schemas";
import { isAuditAction, type AuditAction, auditedKinds } from "~server/features/audit/labels";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { StackedInstant } from "~/ui/instant";
import { useTimeZone } from "~/ui/time-zone";
import { changeLabel } from "./change-labels";
import { PartyName } from "../people/person-name";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { paths } from "~/platform/paths";
import { humanize } from "~/ui/status-labels";

/** The label of an action; `t` has the messages of `staffAuditActions`. */
export function auditActionLabel(t: (action: AuditAction) => string, action: string): string {
  return isAuditAction(action) ? t(action) : action;
}

const columnsIn = (t: TranslateForPage<"staffAuditLog">) =>
  ({
    time: { header: t("time"), cell: ({ at }) => <StackedInstant iso={at} /> },
    actor: {
      header: t("actor"),
      cell: ({ by, address }) => <Party party={by} address={address} />,
    },
    action: { header: t("action"), cell: (line) => <Done line={line} /> },
    affectedUser: {
      header: t("affectedUser"),
      cell: ({ person, by }) =>
        person && (person.id === by.id ? t("self") : <Party party={person} />),
    },
    object: { header: t("object"), cell: (line) => <RecordLink line={line} /> },
  }) satisfies Readonly<Record<string, Column<AuditLine>>>;

type ColumnName = keyof ReturnType<typeof columnsIn>;

/** Entries of the audit log; for one record, columns with the same value in each row can be left out. */
export function AuditTable({
  caption,
  lines,
  without = [],
  empty,
}: {
  caption: string;
  lines: readonly AuditLine[];
  without?: readonly ColumnName[];
  empty?: string | undefined;
}) {
  const t = useMessages("staffAuditLog");
  const columns = Object.entries<Column<AuditLine>>(columnsIn(t)).flatMap(([name, column]) =>
    without.some((one) => one === name) ? [] : [column],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon="list" title={t("noActivity")}>
          {empty ?? t("noActivityHint")}
        </EmptyState>
      }
    />
  );
}

function Party({ party, address }: { party: AuditLine["by"]; address?: string | undefined }) {
  const t = useMessages("staffAuditLog");
  return (
    <span className="wrap-anywhere md:inline-block md:min-w-28">
      <PartyName party={party} />
      {address && <span className="hint block">{t("fromAddress", { address })}</span>}
    </span>
  );
}

function Done({ line: { action, changes, reason, requestId } }: { line: AuditLine }) {
  const t = useMessages("staffAuditLog");
  const actions = useMessages("staffAuditActions");
  const [locale, zone] = [useLocale(), useTimeZone()];
  return (
    <div className="wrap-anywhere md:min-w-36">
      {auditActionLabel(actions, action)}
      {changes.map((change) => (
        <span key={change.field ?? ""} className="hint block">
          {changeLabel({ locale, zone }, change)}
        </span>
      ))}
      {reason && <span className="hint block">“{reason}”</span>}
      {requestId && (
        <span className="hint block" title={requestId}>
          {t("requestId", { id: requestId.split("-")[0] })}
        </span>
      )}
    </div>
  );
}

const hrefs: Readonly<Record<string, (line: AuditLine) => string | undefined>> = {
  user: ({ person, record }) =>
    person?.email === undefined ? undefined : paths.admin.user(record.id),
  transaction: ({ record }) => paths.admin.transaction(record.id),
  // A wallet's page is addressed by its user.
  wallet: ({ person }) => (person?.email === undefined ? undefined : paths.admin.wallet(person.id)),
  approval_request: ({ person, record }) =>
    person?.email === undefined ? undefined : paths.admin.approvalRequest(record.id),
  ledger: () => paths.admin.reconciliation(),
  contact: () => paths.admin.messages(),
};

/** The end of an ID, which differs between records of the same second; the CSV file has the whole ID. */
const shortId = (id: string) => (id.length > 12 ? `…${id.slice(-12)}` : id);

/** The object of an entry, with a link if it has a page. */
function RecordLink({ line }: { line: AuditLine }) {
  const t = useMessages("staffAuditLog");
  const { kind, id } = line.record;
  const href = hrefs[kind]?.(line);
  const known = auditedKinds.find((one) => one === kind);
  const label = known ? t(`object.${known}`) : humanize(kind);
  return (
    <div>
      {href ? <a href={href}>{label}</a> : label}
      <span className="hint block record-id whitespace-nowrap" title={id}>
        {shortId(id)}
      </span>
    </div>
  );
}

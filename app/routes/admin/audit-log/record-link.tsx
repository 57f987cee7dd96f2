import { paths } from "~/platform/paths";
import { humanize } from "~/ui/status-labels";
import type { AuditLine } from "~server/features/audit-log/schemas";
import { auditedKinds } from "~server/features/audit/labels";
import { useMessages } from "~/ui/use-messages";

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
export function RecordLink({ line }: { line: AuditLine }) {
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

import { paths } from "~/platform/paths";
import type { AuditLines } from "~server/features/audit-log/schemas";
import { Panel } from "~/ui/panel";
import type { RecordAuditFilter } from "./load-record-audit.server";
import { AuditTable } from "./audit-table";
import { useMessages } from "~/ui/use-messages";

interface Props {
  /** Null if another backend has no audit log. */
  audit: AuditLines | null;
  /** The same filter as requested from the log. */
  of: RecordAuditFilter;
  /** A hint if there are no entries. */
  empty?: string;
}

/** The contents of an approval request, which its own page shows. */
const requestFields: ReadonlySet<string> = new Set(["call", "about"]);

/** The newest entries about one record, on its own page. */
export function RecordAudit({ audit, of, empty }: Props) {
  const t = useMessages("staffAuditLog");
  if (!audit) return null;
  const lines = audit.lines.map((line) => ({
    ...line,
    changes: line.changes.filter(({ field = "" }) => !requestFields.has(field)),
  }));
  return (
    <div className="mt-5">
      <Panel
        title={t("history")}
        actions={audit.olderThan && <a href={paths.admin.audit(of)}>{t("viewAll")}</a>}
      >
        <AuditTable
          caption={t("historyCaption")}
          lines={lines}
          empty={empty}
          without={of.record ? ["affectedUser", "object"] : ["affectedUser"]}
        />
      </Panel>
    </div>
  );
}

// The audit log as CSV, with the filters of its page, newest first.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AuditLine } from "~server/features/audit-log/schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { mayExportMore, timeCell } from "../exports/csv-parts.server";
import { parseAuditSearchParams } from "./audit-search-params.server";
import { auditActionLabel } from "./audit-table";
import { changeLabel } from "./change-labels";

/** Contact details and IP addresses have columns only for those whom the page shows them to. */
const columnsIn = (locale: Locale, showsContacts: boolean): Columns<AuditLine> => {
  const t = messagesIn(locale, "staffAuditLog");
  const actions = messagesIn(locale, "staffAuditActions");
  return {
    [t("csv.time")]: ({ at }) => timeCell(at),
    [t("actor")]: ({ by }) => by.name,
    ...(showsContacts && { [t("csv.actorEmail")]: ({ by }: AuditLine) => by.email }),
    [t("action")]: ({ action }) => auditActionLabel(actions, action),
    [t("affectedUser")]: ({ person }) => person?.name,
    ...(showsContacts && { [t("csv.affectedEmail")]: ({ person }: AuditLine) => person?.email }),
    [t("object")]: ({ record }) => `${record.kind} ${record.id}`,
    [t("csv.changes")]: ({ changes }) =>
      changes.map((change) => changeLabel({ locale, zone: "UTC" }, change)).join("; "),
    [t("csv.reason")]: ({ reason }) => reason,
    ...(showsContacts && { [t("csv.address")]: ({ address }: AuditLine) => address }),
    [t("csv.actorStaffId")]: ({ by }) => by.staffId,
    [t("csv.actorNow")]: ({ by }) => nameNowOf(by),
    [t("csv.affectedStaffId")]: ({ person }) => person?.staffId,
    [t("csv.affectedNow")]: ({ person }) => person && nameNowOf(person),
  };
};

/** Missing if the name of that day isn't known: then the name is the current one. */
const nameNowOf = ({ name, nameNow, isNameOfToday }: AuditLine["by"]) =>
  isNameOfToday ? undefined : (nameNow ?? name);

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { newerThan: _newer, olderThan: _older, ...filter } = parseAuditSearchParams(request);
  const name = ["audit", filter.from && `from-${filter.from}`, filter.to && `to-${filter.to}`];
  return csvStream(request, {
    name,
    columns: columnsIn(localeOf(request), await mayExportMore(request)),
    fetchRows: (after) => api(request).exports.audit({ query: { ...filter, after } }),
  });
}

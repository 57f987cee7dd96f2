// The audit log as CSV, with the filters of its page, newest first.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AuditLine } from "~server/features/audit-log/schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { localeOf } from "~/platform/locale.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { timeCell } from "../exports/time-cell";
import { parseAuditSearchParams } from "./audit-search-params.server";
import { auditActionLabel } from "./audit-table";
import { changeLabel } from "./change-labels";

const columnsIn = (locale: Locale): Columns<AuditLine> => {
  const t = messagesIn(locale, "staffAuditLog");
  const actions = messagesIn(locale, "staffAuditActions");
  return {
    [t("csv.time")]: ({ at }) => timeCell(at),
    [t("actor")]: ({ by }) => by.name,
    [t("csv.actorEmail")]: ({ by }) => by.email,
    [t("action")]: ({ action }) => auditActionLabel(actions, action),
    [t("affectedUser")]: ({ person }) => person?.name,
    [t("csv.affectedEmail")]: ({ person }) => person?.email,
    [t("object")]: ({ record }) => `${record.kind} ${record.id}`,
    [t("csv.changes")]: ({ changes }) =>
      changes.map((change) => changeLabel({ locale, zone: "UTC" }, change)).join("; "),
    [t("csv.reason")]: ({ reason }) => reason,
    [t("csv.address")]: ({ address }) => address,
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
  const fetchRows = async (olderThan: string | undefined) => {
    const found = await api(request).audit.list({
      query: { ...filter, olderThan, limit: limits.pageSizeMaximum },
    });
    return found.ok
      ? { ...found, value: { rows: found.value.lines, next: found.value.olderThan } }
      : found;
  };
  return csvStream(request, { name, columns: columnsIn(localeOf(request)), fetchRows });
}

// The audit log as a table for spreadsheets: what the filter of its page names, newest first.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AuditLine } from "~server/features/audit-log/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { csvStream, type Columns } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { timeCell } from "../exports/time-cell";
import { parseAuditSearchParams } from "./audit-search-params.server";
import { actionLabels } from "./audit-table";
import { changeLabel } from "./change-labels";

const columns: Columns<AuditLine> = {
  "Time (UTC)": ({ at }) => timeCell(at),
  Who: ({ by }) => by.name,
  Email: ({ by }) => by.email,
  What: ({ action }) => actionLabels(action),
  Whom: ({ person }) => person?.name,
  "Email of whom": ({ person }) => person?.email,
  Record: ({ record }) => `${record.kind} ${record.id}`,
  Changes: ({ changes }) => changes.map(changeLabel).join("; "),
  Reason: ({ reason }) => reason,
  "From address": ({ address }) => address,
};

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { newerThan: _newer, olderThan: _older, ...filter } = parseAuditSearchParams(request);
  const name = ["audit", filter.from && `from-${filter.from}`, filter.to && `to-${filter.to}`];
  const ask = async (olderThan: string | undefined) => {
    const found = await api(request).audit.list({
      query: { ...filter, olderThan, limit: limits.pageSizeMaximum },
    });
    return found.ok
      ? { ...found, value: { rows: found.value.lines, next: found.value.olderThan } }
      : found;
  };
  return csvStream(request, { name, columns, ask });
}

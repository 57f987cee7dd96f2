// The audit log as a table for spreadsheets: what the filter of its page names, newest first.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AuditLine } from "~server/features/audit-log/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { csvStream } from "~/platform/csv-stream.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { parseAuditSearchParams } from "./audit-search-params.server";
import { actionLabels } from "./audit-table";
import { changeLabel } from "./change-labels";

const header = [
  "Time (UTC)",
  "Who",
  "Email",
  "What",
  "Whom",
  "Email of whom",
  "Record",
  "Changes",
  "Reason",
  "From address",
];

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
  return csvStream(request, { name, header, cellsOf, ask });
}

function cellsOf({ at, by, action, person, record, changes, reason, address }: AuditLine) {
  return [
    at.slice(0, 19).replace("T", " "),
    by.name,
    by.email,
    actionLabels(action),
    person?.name,
    person?.email,
    `${record.kind} ${record.id}`,
    changes.map(changeLabel).join("; "),
    reason,
    address,
  ];
}

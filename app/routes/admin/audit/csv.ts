// The audit log as a table for spreadsheets: what the filter of its page names, newest first.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AuditLine } from "~server/contract/schemas/audit";
import { limits } from "~server/contract/values/limits";
import { api } from "~/api.server";
import { csvStream } from "~/csv-stream.server";
import { signedInAdmin } from "~/session.server";
import { askedIn } from "./asked-audit.server";
import { actionWords } from "./audit-table";
import { changeWords } from "./change-words";

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
  const { newerThan: _newer, olderThan: _older, ...filter } = askedIn(request);
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
    actionWords(action),
    person?.name,
    person?.email,
    `${record.kind} ${record.id}`,
    changes.map(changeWords).join("; "),
    reason,
    address,
  ];
}

// The audit log as a table for spreadsheets: what the filter of its page names, newest first.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AuditLine } from "~server/contract/schemas/audit";
import { limits } from "~server/contract/values/limits";
import { api } from "~/api.server";
import { csvOf, csvResponse } from "~/csv";
import { load } from "~/load.server";
import { signedInAdmin } from "~/session.server";
import { askedIn } from "./asked-audit.server";
import { actionWords } from "./audit-table";
import { changeWords } from "./change-words";

const header = ["Time (UTC)", "Who", "Email", "What", "Whom", "Email of whom", "Record", "Changes", "Reason", "From address"];

/** More than this is narrowed by days first: a download is made in one answer. */
const mostLines = 5000;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { newerThan: _newer, olderThan: _older, ...filter } = askedIn(request);
  const lines: AuditLine[] = [];
  for (let olderThan: string | undefined, isFirst = true; (isFirst || olderThan) && lines.length < mostLines; isFirst = false) {
    const found = await load(request, api(request).audit.list({ query: { ...filter, olderThan, limit: limits.pageSizeMaximum } }));
    lines.push(...found.lines);
    olderThan = found.olderThan;
  }
  const name = ["audit", filter.from && `from-${filter.from}`, filter.to && `to-${filter.to}`];
  return csvResponse(name.filter(Boolean).join("-"), csvOf(header, lines.map(cellsOf)));
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

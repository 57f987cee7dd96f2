import type { exportOperations } from "./operations";
import { auditFilter } from "../audit-log/list-audit";
import { presentLines } from "../audit-log/present-line";
import { auditIn } from "../audit/store";
import { limits } from "../../kernel/limits";
import type { Handler } from "../../http/call";
import { isRefusal, refuse } from "../../kernel/refusal";
import { readTotals } from "../reconciliation/read-totals";
import { recordExport } from "./record-export";
import { nextCursor } from "./page-window";

/** What the page shows to the same person, and no more. */
export const exportAudit: Handler<typeof exportOperations.audit> = async (call) => {
  const { context, actor, query, locale } = call;
  const { after, ...filter } = query;
  const audit = auditIn(context.storage.db);
  const line = after && (await audit.byId(after.id));
  if (after && !line) return refuse("not_found");
  const wanted = await auditFilter(context.storage.db, actor, filter);
  if (isRefusal(wanted)) return wanted;
  const markOf = await recordExport(call, "audit");
  const rows = await audit.find(wanted, limits.exportedAtOnce, line && { line, side: "older" });
  return {
    rows: await presentLines(call, rows, locale),
    next: nextCursor(rows, (row) => row.created_at, markOf),
  };
};

/** Sums without customers' data. */
export const exportTotals: Handler<typeof exportOperations.totals> = async (call) => {
  const totals = await readTotals(call);
  if (!isRefusal(totals)) await recordExport(call, "posted-totals");
  return totals;
};

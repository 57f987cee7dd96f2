import type { exportOperations } from "./operations";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { payoutFilter, presentPayouts } from "../payouts/list-payouts";
import { payoutListsIn } from "../payouts/store";
import { recordExport } from "./record-export";
import { nextCursor, pageWindowAfter } from "./page-window";

export const exportPayouts: Handler<typeof exportOperations.payouts> = async (call) => {
  const { context, query } = call;
  const filter = await payoutFilter(call, query);
  if (isRefusal(filter)) return filter;
  const markOf = await recordExport(call, "payouts");
  const { db } = context.storage;
  const rows = await payoutListsIn(db).list(filter, pageWindowAfter(query.after));
  return {
    rows: await presentPayouts(db, call, rows),
    next: nextCursor(rows, (row) => row.approved_at, markOf),
  };
};

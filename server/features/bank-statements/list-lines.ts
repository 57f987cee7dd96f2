import type { bankLineOperations } from "./line-operations";
import type { Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { listPage, pageResponseOf } from "../../http/list-page";
import { money, numberOf } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import { waitingStates } from "./labels";
import { bankLinesIn } from "./line-store";
import { presentBankLine, presentBankLines } from "./present-line";
import { findLine } from "./resolve-line";

export const listLines: Handler<typeof bankLineOperations.lines> = async (call) => {
  const { context, query } = call;
  const { db } = context.storage;
  const { page: _page, limit: _limit, ...filter } = query;
  const found = await listPage(query, {
    rows: (window) => bankLinesIn(db).list(filter, window),
    total: () => bankLinesIn(db).totals(filter),
    countOf: (totals) => totals.reduce((sum, { count }) => sum + count, 0),
  });
  if (isRefusal(found)) return found;
  const total = found.total.reduce((sum, { count }) => sum + count, 0);
  return {
    lines: await presentBankLines(db, call, found.rows),
    totals: found.total.map(({ currency, isIn, count, minor }) => ({
      currency,
      direction: isIn ? ("in" as const) : ("out" as const),
      count,
      amount: numberOf(money(currency, minor)),
    })),
    ...pageResponseOf(query, total),
  };
};

export const readLine: Handler<typeof bankLineOperations.line> = async (call) => {
  const line = await presentBankLine(call.context.storage.db, call, call.params.id);
  return isRefusal(line) || line.state !== "proposed" ? line : refuse("not_found");
};

type OwnerCall = Call<typeof bankLineOperations.take | typeof bankLineOperations.release>;

const setOwner = (call: OwnerCall, ownerId: string | null) =>
  command(call, async (db) => {
    const line = await findLine(call, db, { states: waitingStates });
    if (isRefusal(line)) return line;
    if (line.owner_id === ownerId) return presentBankLine(db, call, line.id);
    const isChanged = await bankLinesIn(db).change(line, {
      owner_id: ownerId,
      owned_at: ownerId === null ? null : call.context.now(),
    });
    return isChanged ? presentBankLine(db, call, line.id) : refuse("changed_by_someone_else");
  });

export const takeLine: Handler<typeof bankLineOperations.take> = (call) =>
  setOwner(call, call.actor.user.id);

export const releaseLine: Handler<typeof bankLineOperations.release> = (call) =>
  setOwner(call, null);

import type { z } from "zod";
import type { auditOperations } from "./operations";
import { limits } from "../../kernel/limits";
import { usersIn } from "../users/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { AuditQuery } from "./schemas";
import { actionsIn, auditedKinds } from "../audit/labels";
import { isRefusal, refuse } from "../../kernel/refusal";
import { type AuditFilter, type AuditCursor, auditIn } from "../audit/store";
import type { Actor, Handler, Refused } from "../../http/call";
import { momentsOf } from "../../http/list-page";
import { presentLines } from "./present-line";

type Filter = Omit<z.output<typeof AuditQuery>, "olderThan" | "newerThan" | "limit">;

/** Pages by cursor instead of number: the growing log isn't counted, and new entries don't shift pages. */
export const listAudit: Handler<typeof auditOperations.list> = async (call) => {
  const { context, actor, query, locale } = call;
  const { db } = context.storage;
  const { olderThan, newerThan, limit } = query;
  const cursor = newerThan ?? olderThan;
  const line = cursor === undefined ? undefined : await auditIn(db).byId(cursor);
  if (cursor !== undefined && !line) return refuse("not_found");
  const position: AuditCursor | undefined = line && {
    line,
    side: newerThan === undefined ? "older" : "newer",
  };
  const filter = await auditFilter(db, actor, query);
  if (isRefusal(filter)) return filter;
  const found = await auditIn(db).find(filter, limit + 1, position);
  const isNewer = position?.side === "newer";
  const nearest = found.slice(0, limit);
  const rows = isNewer ? nearest.reverse() : nearest;
  const hasMore = found.length > limit;
  return {
    lines: await presentLines(call, rows, locale),
    olderThan: isNewer || hasMore ? rows.at(-1)?.id : undefined,
    newerThan: (isNewer ? hasMore : position !== undefined) ? rows[0]?.id : undefined,
  };
};

export async function auditFilter(
  db: Db,
  actor: Actor,
  { by, about, record, action, from, to }: Filter,
): Promise<AuditFilter | Refused> {
  const [actorIds, personIds, subjects] = await Promise.all([
    idsOf(db, by),
    idsOf(db, about),
    subjectsOf(db, record),
  ]);
  for (const [field, ids] of [
    ["by", actorIds],
    ["about", personIds],
  ] as const)
    if (ids && ids.length > mostNamed)
      return refuse("search_too_wide", { field, values: { maximum: mostNamed } });
  const actions = action && actionsIn(action);
  return { actorIds, personIds, subjects, actions, ...momentsOf(actor, { from, to }) };
}

/** More people than this aren't looked for by a name. */
const mostNamed = limits.searchedPeopleMaximum;
const staffId = /^s-?0*(\d{1,9})$/i;

/** The users that a text names: by an email, a staff ID, or words of a name. Anything else may be the ID of someone who was erased, or of the portal itself. */
async function idsOf(db: Db, typed: string | undefined): Promise<readonly string[] | undefined> {
  if (typed === undefined) return undefined;
  const users = usersIn(db);
  const [, number] = staffId.exec(typed.trim()) ?? [];
  if (number !== undefined) return [(await users.byStaffNumber(Number(number)))?.id ?? typed];
  if (typed.includes("@")) return [(await users.byEmail(typed))?.id ?? typed];
  const found = await users.idsFound(typed, mostNamed);
  return found.length > 0 ? found : [typed];
}

/** An ID alone may belong to any kind of object. */
async function subjectsOf(
  db: Db,
  record: string | undefined,
): Promise<readonly string[] | undefined> {
  if (record === undefined || record.includes(":"))
    return record === undefined ? undefined : [record];
  const id = (await transactionsIn(db).idByReference(record.toUpperCase())) ?? record;
  return auditedKinds.map((kind) => `${kind}:${id}`);
}

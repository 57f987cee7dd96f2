import type { z } from "zod";
import type { auditOperations } from "./operations";
import { usersIn } from "../users/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { AuditQuery } from "./schemas";
import { auditedKinds } from "../audit/labels";
import { refuse } from "../../kernel/refusal";
import { type AuditFilter, type AuditCursor, auditIn } from "../audit/store";
import type { Actor, Handler } from "../../http/call";
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
  const found = await auditIn(db).find(await auditFilter(db, actor, query), limit + 1, position);
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
): Promise<AuditFilter> {
  const [actorId, personId, subjects] = await Promise.all([
    idOf(db, by),
    idOf(db, about),
    subjectsOf(db, record),
  ]);
  return { actorId, personId, subjects, action, ...momentsOf(actor, { from, to }) };
}

async function idOf(db: Db, typed: string | undefined): Promise<string | undefined> {
  return typed?.includes("@") ? ((await usersIn(db).byEmail(typed))?.id ?? typed) : typed;
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

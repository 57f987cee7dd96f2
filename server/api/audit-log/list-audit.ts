import type { z } from "zod";
import type { Operations } from "../../contract/operations";
import type { AuditQuery } from "../../contract/schemas/audit";
import { auditedKinds } from "../../contract/values/audit-words";
import { refuse } from "../../domain/refusal";
import type { AuditFilter, AuditPlace } from "../../storage/audit";
import type { Store } from "../../storage/store";
import type { Actor, Handler } from "../call";
import { momentsOf } from "../lists/list-page";
import { presentLines } from "./present-line";

type Asked = z.output<typeof AuditQuery>;

/** From line to line and not from page to page: no count of a log that only grows, and what is added meanwhile moves nothing. */
export const listAudit: Handler<Operations["audit"]["list"]> = async ({
  context,
  actor,
  query,
}) => {
  const { store } = context.storage;
  const { olderThan, newerThan, limit } = query;
  const cursor = newerThan ?? olderThan;
  const line = cursor === undefined ? undefined : await store.audit.byId(cursor);
  if (cursor !== undefined && !line) return refuse("not_found");
  const place: AuditPlace | undefined = line && {
    line,
    side: newerThan === undefined ? "older" : "newer",
  };
  const found = await store.audit.find(await filterIn(store, actor, query), limit + 1, place);
  const isNewer = place?.side === "newer";
  const nearest = found.slice(0, limit);
  const rows = isNewer ? nearest.reverse() : nearest;
  const hasMore = found.length > limit;
  return {
    lines: await presentLines(context, rows),
    olderThan: isNewer || hasMore ? rows.at(-1)?.id : undefined,
    newerThan: (isNewer ? hasMore : place !== undefined) ? rows[0]?.id : undefined,
  };
};

async function filterIn(
  store: Store,
  actor: Actor,
  { by, about, record, action, from, to }: Asked,
): Promise<AuditFilter> {
  const [actorId, personId, subjects] = await Promise.all([
    idOf(store, by),
    idOf(store, about),
    subjectsOf(store, record),
  ]);
  return { actorId, personId, subjects, action, ...momentsOf(actor, { from, to }) };
}

async function idOf(store: Store, typed: string | undefined): Promise<string | undefined> {
  return typed?.includes("@") ? ((await store.users.byEmail(typed))?.id ?? typed) : typed;
}

/** An id alone may be that of anything. */
async function subjectsOf(
  store: Store,
  record: string | undefined,
): Promise<readonly string[] | undefined> {
  if (record === undefined || record.includes(":"))
    return record === undefined ? undefined : [record];
  const id = (await store.transactions.idByReference(record.toUpperCase())) ?? record;
  return auditedKinds.map((kind) => `${kind}:${id}`);
}

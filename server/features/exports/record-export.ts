import type { ExportCursor } from "./schemas";
import { recordAudit, type AuditedEvent } from "../audit/record-audit";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";

interface Exporting {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
  readonly query: { readonly after?: ExportCursor | undefined } & Readonly<Record<string, unknown>>;
}

/** How long a recorded export continues; a longer one is recorded again. */
const continuesMs = 60 * 60_000;

/**
 * Records an administrator's export of a list with users: once, at its first page, with its
 * filters. A page that none of their exports has reached counts as a first one. Returns the mark of the
 * next page.
 */
export async function recordExport(
  call: Exporting,
  list: string,
): Promise<(cursor: ExportCursor) => string> {
  const { context, actor } = call;
  const { after, ...filters } = call.query;
  const textOf = ({ at, id }: ExportCursor, since: string) =>
    JSON.stringify(["export", list, actor.user.id, filters, at, id, since]);
  const [, begun = "", print = ""] = /^(\d+)~(.+)$/.exec(after?.mark ?? "") ?? [];
  const isContinuation =
    after !== undefined &&
    context.now() < Number(begun) + continuesMs &&
    context.vault.isFingerprintOf(print, textOf(after, begun));
  if (!isContinuation) await record(call, list, filters);
  const since = isContinuation ? begun : String(context.now());
  return (cursor) => `${since}~${context.vault.fingerprint(textOf(cursor, since))}`;
}

function record(
  call: Exporting,
  list: string,
  {
    search,
    person,
    reference,
    by,
    about,
    record: subject,
    ...filter
  }: Readonly<Record<string, unknown>>,
): Promise<void> {
  // A search term may be a name, so it isn't stored in an entry that isn't encrypted with a user's key.
  const isSearched = [search, person, reference, by, about, subject].some(
    (typed) => typed !== undefined,
  );
  const event: AuditedEvent = {
    action: "list.exported",
    subject: `list:${list}`,
    after: { ...filter, isSearched },
  };
  return call.context.storage.transaction((db) => recordAudit(db, call, event));
}

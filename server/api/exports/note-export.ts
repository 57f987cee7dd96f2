import { audit, type AuditedEvent } from "../audit";
import type { Actor } from "../call";
import type { Context } from "../context";

interface Exporting {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
  readonly query: Readonly<Record<string, unknown>>;
}

/** An administrator takes a list with people in it out of the portal: noted once, with what it was narrowed to, at its beginning (R10). */
export async function noteExport(call: Exporting, list: string): Promise<void> {
  const { after, search, person, reference, ...filter } = call.query;
  if (after !== undefined) return;
  // Whom they searched for is somebody's name, and stays out of a line that no key seals.
  const isSearched = [search, person, reference].some((typed) => typed !== undefined);
  const event: AuditedEvent = { action: "list.exported", subject: `list:${list}`, after: { ...filter, isSearched } };
  await call.context.storage.transaction((store) => audit(store, call, event));
}

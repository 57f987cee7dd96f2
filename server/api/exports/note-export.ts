import type { ExportPlace } from "../../contract/schemas/exports";
import { audit, type AuditedEvent } from "../audit";
import type { Actor } from "../call";
import type { Context } from "../context";

interface Exporting {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
  readonly query: { readonly after?: ExportPlace | undefined } & Readonly<Record<string, unknown>>;
}

/** So long what was noted goes on: what takes longer is noted again. */
const goesOnMs = 60 * 60_000;

/**
 * An administrator takes a list with people in it out of the portal: noted once, with what it was narrowed to, at its beginning (R10).
 * Whoever begins at a place that no export of theirs got to has begun there, and is noted. Returns how the next place is marked.
 */
export async function noteExport(
  call: Exporting,
  list: string,
): Promise<(place: ExportPlace) => string> {
  const { context, actor } = call;
  const { after, ...asked } = call.query;
  const textOf = ({ at, id }: ExportPlace, since: string) =>
    JSON.stringify(["export", list, actor.user.id, asked, at, id, since]);
  const [, begun = "", print = ""] = /^(\d+)~(.+)$/.exec(after?.mark ?? "") ?? [];
  const goesOn =
    after !== undefined &&
    context.now() < Number(begun) + goesOnMs &&
    context.vault.isFingerprintOf(print, textOf(after, begun));
  if (!goesOn) await note(call, list, asked);
  const since = goesOn ? begun : String(context.now());
  return (place) => `${since}~${context.vault.fingerprint(textOf(place, since))}`;
}

function note(
  call: Exporting,
  list: string,
  { search, person, reference, ...filter }: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Whom they searched for is somebody's name, and stays out of a line that no key seals.
  const isSearched = [search, person, reference].some((typed) => typed !== undefined);
  const event: AuditedEvent = {
    action: "list.exported",
    subject: `list:${list}`,
    after: { ...filter, isSearched },
  };
  return call.context.storage.transaction((store) => audit(store, call, event));
}

// Who else of the staff has a record open, in words.
import type { ViewedKind } from "~server/features/viewers/rules";
import type { Viewers } from "~server/features/viewers/schemas";
import { api } from "~/platform/api/api.server";

const ago = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** Marks the record as open to the caller. Nothing where another backend does not offer it. */
export async function loadViewers(
  request: Request,
  kind: ViewedKind,
  id: string,
): Promise<string[]> {
  const answer = await api(request).viewers.view({ body: { record: `${kind}:${id}` } });
  return answer.ok ? answer.value.viewers.map(openedBy) : [];
}

/** What others have open, by the id of the record; asked only where something on the page awaits a decision. */
export async function loadOpenRecords(
  request: Request,
  kind: ViewedKind,
  isAsked: boolean,
): Promise<Record<string, string>> {
  const answer = isAsked ? await api(request).viewers.list({ query: { kind } }) : null;
  const viewers = answer?.ok ? answer.value.viewers : [];
  return Object.fromEntries(
    viewers.map((viewer) => [viewer.record.replace(/^.*?:/, ""), openedBy(viewer)]),
  );
}

/** "Opened by Ada Admin 1 minute ago" */
function openedBy({ name, openForSeconds }: Viewers["viewers"][number]): string {
  const minutes = Math.floor(openForSeconds / 60);
  return `Opened by ${name} ${minutes === 0 ? "just now" : ago.format(-minutes, "minute")}`;
}

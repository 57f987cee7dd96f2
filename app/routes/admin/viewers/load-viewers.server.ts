// Which other staff members have a record open, as text.
import type { ViewedKind } from "~server/features/viewers/rules";
import type { Viewers } from "~server/features/viewers/schemas";
import { formatAgo } from "~server/kernel/relative-time";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { localeOf } from "~/platform/locale.server";
import { personLabel } from "../people/person-name";

/** Marks the record as open for the caller. Returns nothing if another backend doesn't support it. */
export async function loadViewers(
  request: Request,
  kind: ViewedKind,
  id: string,
): Promise<string[]> {
  const answer = await api(request).viewers.view({ body: { record: `${kind}:${id}` } });
  return answer.ok ? answer.value.viewers.map((viewer) => openedBy(request, viewer)) : [];
}

/** Records that others have open, by ID; requested only if something on the page is pending. */
export async function loadOpenRecords(
  request: Request,
  kind: ViewedKind,
  isShown: boolean,
): Promise<Record<string, string>> {
  const answer = isShown ? await api(request).viewers.list({ query: { kind } }) : null;
  const viewers = answer?.ok ? answer.value.viewers : [];
  return Object.fromEntries(
    viewers.map((viewer) => [viewer.record.replace(/^.*?:/, ""), openedBy(request, viewer)]),
  );
}

/** "Opened by Ada Admin (S-0001) 1 minute ago" */
function openedBy(
  request: Request,
  { name: fullname, staffId, openForSeconds }: Viewers["viewers"][number],
): string {
  const name = personLabel({ fullname, staffId });
  const locale = localeOf(request);
  const t = messagesIn(locale, "staffDashboard");
  const minutes = Math.floor(openForSeconds / 60);
  return minutes === 0
    ? t("openedJustNow", { name })
    : t("openedAgo", { name, ago: formatAgo(minutes, "minute", locale) });
}

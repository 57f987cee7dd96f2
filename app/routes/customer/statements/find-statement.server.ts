import type { Statement } from "~server/features/statements/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { signedIn } from "~/platform/session/session.server";

type Window = Readonly<Record<"page" | "limit", number>>;

/** The statement of a month, or null if there is none: before the account was opened, and for future months. */
export async function findStatement(
  request: Request,
  month: string,
  window: Window,
): Promise<Statement | null> {
  await signedIn(request);
  const answer = await api(request).statements.get({ params: { month }, query: window });
  if (!answer.ok && answer.problem.status === 404) return null;
  return load(request, answer);
}

const entriesAtOnce = 250;
const attempts = 3;

/** The same with the entries of all its pages. Other requests are served between two pages. */
export async function findWholeStatement(
  request: Request,
  month: string,
): Promise<Statement | null> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await findStatement(request, month, { page: 1, limit: entriesAtOnce });
    if (!first) return null;
    const entries = [...first.entries];
    let [entryCount, page] = [first.entryCount, 1];
    while (
      entries.length < Math.min(first.entryCount, limits.pdfEntriesMaximum) &&
      entryCount === first.entryCount
    ) {
      await new Promise((resolve) => setImmediate(resolve));
      page += 1;
      const next = await findStatement(request, month, { page, limit: entriesAtOnce });
      if (!next || next.entries.length === 0) break;
      entries.push(...next.entries);
      entryCount = next.entryCount;
    }
    // The month isn't over: entries posted meanwhile would be on some pages only.
    if (entryCount === first.entryCount || attempt === attempts)
      return { ...first, entries: entries.slice(0, first.entryCount) };
  }
}

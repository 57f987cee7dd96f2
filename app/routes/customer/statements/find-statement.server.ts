import type { StatementEntry } from "~server/features/statements/schemas";
import { limits } from "~server/kernel/limits";
import type { Result } from "~server/kernel/result";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { signedIn } from "~/platform/session/session.server";
import { countEntries, isFee } from "./entry-labels";
import type { AnyStatement } from "./periods";

type Window = Readonly<Record<"page" | "limit", number>>;

/** The statement of a month, or null if there is none: before the account was opened, and for future months. */
export async function findStatement(request: Request, month: string, query: Window) {
  await signedIn(request);
  return found(request, await api(request).statements.get({ params: { month }, query }));
}

/** The same for a year. */
export async function findYearlyStatement(request: Request, year: string, query: Window) {
  await signedIn(request);
  return found(request, await api(request).statements.year({ params: { year }, query }));
}

function found<Statement>(
  request: Request,
  answer: Result<Statement>,
): Promise<Statement | null> | null {
  return !answer.ok && answer.problem.status === 404 ? null : load(request, answer);
}

const entriesAtOnce = 250;
const attempts = 3;

/** A statement with the entries of all its pages. Other requests are served between two pages. */
export async function findWhole<Statement extends AnyStatement>(
  find: (window: Window) => Promise<Statement | null>,
): Promise<Statement | null> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await find({ page: 1, limit: entriesAtOnce });
    if (!first) return null;
    const entries = [...first.entries];
    let [entryCount, page] = [first.entryCount, 1];
    while (
      countEntries(entries) < Math.min(first.entryCount, limits.pdfEntriesMaximum) &&
      entryCount === first.entryCount
    ) {
      await new Promise((resolve) => setImmediate(resolve));
      page += 1;
      const next = await find({ page, limit: entriesAtOnce });
      if (!next || next.entries.length === 0) break;
      entries.push(...next.entries);
      entryCount = next.entryCount;
    }
    // The period isn't over: entries posted meanwhile would be on some pages only.
    if (entryCount === first.entryCount || attempt === attempts)
      return { ...first, entries: linesOfFirst(entries, first.entryCount) };
  }
}

/** The lines of the first entries; a fee follows its entry. */
function linesOfFirst(lines: readonly StatementEntry[], count: number): StatementEntry[] {
  let found = 0;
  return lines.filter((line) => {
    if (!isFee(line)) found += 1;
    return found <= count;
  });
}

// Statements that MT940 spreads over several messages, because one has at most 2,000 characters.
import type { ParsedLine, ParsedStatement, StatedBalance } from "../statement-rules";
import { amountText } from "./read-values";
import { stop } from "./unreadable";

interface PageBalance extends StatedBalance {
  readonly currency: string;
  /** False between the pages of a statement. */
  readonly isFinal: boolean;
}

export interface Mt940Page {
  /** The line of the file. */
  readonly place: number;
  readonly account: string;
  readonly number: string | null;
  readonly page: number;
  readonly opening: PageBalance;
  readonly closing: PageBalance;
  readonly lines: readonly ParsedLine[];
}

export function joinPages(pages: readonly Mt940Page[]): readonly ParsedStatement[] {
  const statements: Mt940Page[][] = [];
  const unfinished = new Map<string, Mt940Page[]>();
  for (const page of pages) {
    const key = `${page.account} ${page.opening.currency}`;
    const started = unfinished.get(key);
    if (page.opening.isFinal) {
      if (started) missingAfter(started);
      statements.push([page]);
    } else {
      checkFollows(page, started?.at(-1));
      started?.push(page);
    }
    const current = started && !page.opening.isFinal ? started : statements.at(-1);
    if (page.closing.isFinal || !current) unfinished.delete(key);
    else unfinished.set(key, current);
  }
  for (const started of unfinished.values()) missingAfter(started);
  return statements.map(statementOf);
}

function missingAfter(started: readonly Mt940Page[]): never {
  const last = started.at(-1);
  return stop("page_missing", last?.place ?? null, {
    page: String((last?.page ?? 0) + 1),
    statement: last?.number ?? "",
  });
}

function checkFollows(page: Mt940Page, before: Mt940Page | undefined): void {
  const { place, number, opening } = page;
  if (!before || !isNextPage(page, before))
    return stop("page_missing", place, {
      page: String(before?.number === number ? before.page + 1 : page.page - 1),
      statement: number ?? "",
    });
  if (opening.minor === before.closing.minor) return;
  stop("page_mismatch", place, {
    found: amountText(opening.minor, opening.currency),
    expected: amountText(before.closing.minor, opening.currency),
  });
}

/** Some banks count statements where others count pages. */
const isNextPage = (page: Mt940Page, before: Mt940Page): boolean =>
  page.number === before.number
    ? page.page === before.page + 1
    : page.page === 1 && before.page === 1;

function statementOf(pages: readonly Mt940Page[]): ParsedStatement {
  const [first, last] = [pages.at(0), pages.at(-1)];
  if (!first || !last) return stop("no_statement", null);
  const { account, number, opening } = first;
  return {
    account,
    currency: opening.currency,
    number,
    opening: { day: opening.day, minor: opening.minor },
    closing: { day: last.closing.day, minor: last.closing.minor },
    lines: pages.flatMap(({ lines }) => lines),
  };
}

// The months and years that have a statement: their names, and where their page and files are.
import type {
  Statement,
  StatementMonth,
  StatementYear,
  YearlyStatement,
} from "~server/features/statements/schemas";
import { monthAfter } from "~server/kernel/calendar";
import { formatMonth } from "~server/kernel/instants";
import type { Locale } from "~server/locales/locale";
import { paths } from "~/platform/paths";

export type AnyStatement = Statement | YearlyStatement;

/** A month or a year with its sums. */
export type ListedPeriod = StatementMonth | StatementYear;

type Named = { readonly month: string } | { readonly year: string };

export const isYear = (period: Named): period is { readonly year: string } => "year" in period;

/** "2026-10" or "2026": for the names of files, too. */
export const codeOf = (period: Named): string => ("year" in period ? period.year : period.month);

/** "October 2026" or "2026" */
export const periodName = (locale: Locale, period: Named): string =>
  "year" in period ? period.year : formatMonth(period.month, locale);

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The first and last day, in the customer's time zone. */
export function daysOf(period: Named): { readonly from: string; readonly to: string } {
  if ("year" in period) return { from: `${period.year}-01-01`, to: `${period.year}-12-31` };
  return { from: `${period.month}-01`, to: dayBefore(`${monthAfter(period.month)}-01`) };
}

export const linksOf = (period: Named) => ({
  page: isYear(period)
    ? paths.customer.yearlyStatement(period.year)
    : paths.customer.statement(codeOf(period)),
  pdf: isYear(period)
    ? paths.customer.yearlyStatementPdf(period.year)
    : paths.customer.statementPdf(codeOf(period)),
  csv: paths.customer.statementsCsv(daysOf(period)),
});

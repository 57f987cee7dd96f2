// The sentences that the page, the print view and the PDF of a statement share.
import type { Statement, StatementMonth } from "~server/features/statements/schemas";
import { monthAfter, startOfMonth } from "~server/kernel/calendar";
import { formatDay, formatInstant, offsetName, zoneName } from "~server/kernel/instants";
import { formatList } from "~server/kernel/list-format";
import { operator } from "~server/kernel/operator";
import { isolated } from "~server/locales/isolate";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { countEntries } from "./entry-labels";
import { isYear, periodName, type AnyStatement } from "./periods";

type Running = Pick<Statement, "isRunning">;

export function titleOf(locale: Locale, statement: AnyStatement): string {
  const t = messagesIn(locale, "statements");
  const { isRunning } = statement;
  if (isYear(statement))
    return t(isRunning ? "yearTitleToDate" : "yearTitle", { year: statement.year });
  return t(isRunning ? "titleToDate" : "title", { month: periodName(locale, statement) });
}

export const closingName = (locale: Locale, { isRunning }: Running): string =>
  messagesIn(locale, "statements")(isRunning ? "currentBalance" : "closingBalance");

export const closingPartsName = (locale: Locale, { isRunning }: Running): string =>
  messagesIn(locale, "statements")(isRunning ? "currentParts" : "closingParts");

/** The sums of a statement; with the fees, if there are any. */
export function sumsOf(
  locale: Locale,
  statement: Pick<StatementMonth, "openingBalance" | "totalIn" | "totalOut" | "totalFees"> &
    Running & { readonly closingBalance: number },
): { term: string; amount: number }[] {
  const t = messagesIn(locale, "statements");
  const { openingBalance, totalIn, totalOut, totalFees, closingBalance } = statement;
  return [
    { term: t("openingBalance"), amount: openingBalance },
    { term: t("moneyIn"), amount: totalIn },
    { term: t("moneyOut"), amount: totalOut },
    ...(totalFees === undefined ? [] : [{ term: t("fees"), amount: totalFees }]),
    { term: closingName(locale, statement), amount: closingBalance },
  ];
}

/** The end of the statement's period. */
export const closedAt = ({
  isRunning,
  drawnUpAt,
  endsAt,
}: Pick<Statement, "isRunning" | "drawnUpAt" | "endsAt">): string =>
  isRunning ? drawnUpAt : new Date(Date.parse(endsAt) - 1).toISOString();

/** The account holder, the wallet and the period. */
export function factsOf(
  locale: Locale,
  statement: AnyStatement,
): { term: string; value: string }[] {
  const t = messagesIn(locale, "statements");
  const { holder, account, currency, timeZone, startsAt, drawnUpAt, isRunning } = statement;
  const period = {
    start: formatDay(startsAt, timeZone, locale),
    end: formatDay(closedAt(statement), timeZone, locale),
  };
  const toDate = isYear(statement) ? "periodYearToDate" : "periodToDate";
  return [
    { term: t("holder"), value: holder },
    { term: t("account"), value: t("accountOf", { account, currency }) },
    { term: t("period"), value: t(isRunning ? toDate : "periodOf", period) },
    { term: t("timeZone"), value: zoneLabel(locale, statement) },
    { term: t("generated"), value: isolated(formatInstant(drawnUpAt, timeZone, locale), locale) },
  ];
}

/** The issuer; in print, it is in the letterhead. */
export const issuerOf = (locale: Locale) => ({
  term: messagesIn(locale, "statements")("issuer"),
  // An address is written in one way in every language.
  value: isolated([operator().company, ...operator().office].join(", "), locale),
});

/** A note if not all entries are listed; otherwise empty. */
export function cutNotice(locale: Locale, { entries, entryCount: total }: AnyStatement): string {
  const shown = countEntries(entries);
  return shown < total ? messagesIn(locale, "statements")("cutNotice", { shown, total }) : "";
}

/** "Europe/Vienna (UTC+2, then UTC+1)" if the clocks changed during the month; during a year, all its offsets. */
function zoneLabel(locale: Locale, statement: AnyStatement): string {
  const { timeZone, startsAt, endsAt } = statement;
  if (timeZone === "UTC") return timeZone;
  const t = messagesIn(locale, "statements");
  const zone = zoneName(timeZone);
  if (isYear(statement)) {
    const offsets = new Set(
      [startsAt, ...statement.months.map((month) => endOf(month, timeZone))].map((iso) =>
        offsetName(iso, timeZone),
      ),
    );
    return t("zoneOf", { zone, offset: formatList([...offsets], locale) });
  }
  const [before, after] = [offsetName(startsAt, timeZone), offsetName(endsAt, timeZone)];
  return before === after
    ? t("zoneOf", { zone, offset: before })
    : t("zoneChanged", { zone, before, after });
}

const endOf = ({ month }: StatementMonth, zone: string) =>
  new Date(startOfMonth(monthAfter(month), zone)).toISOString();

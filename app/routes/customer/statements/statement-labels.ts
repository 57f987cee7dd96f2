// The sentences that the page, the print view and the PDF of a statement share.
import type { Statement } from "~server/features/statements/schemas";
import {
  formatDay,
  formatInstant,
  formatMonth,
  offsetName,
  zoneName,
} from "~server/kernel/instants";
import { formatList } from "~server/kernel/list-format";
import { operator } from "~server/kernel/operator";

import { isolated } from "~server/locales/isolate";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

type Shown = Pick<
  Statement,
  | "month"
  | "isRunning"
  | "timeZone"
  | "startsAt"
  | "endsAt"
  | "drawnUpAt"
  | "holder"
  | "account"
  | "currency"
  | "entryCount"
> & { entries: readonly unknown[] };

export const titleOf = (
  locale: Locale,
  { month, isRunning }: Pick<Shown, "month" | "isRunning">,
): string =>
  messagesIn(locale, "statements")(isRunning ? "titleToDate" : "title", {
    month: formatMonth(month, locale),
  });

export const closingName = (locale: Locale, { isRunning }: Pick<Shown, "isRunning">): string =>
  messagesIn(locale, "statements")(isRunning ? "currentBalance" : "closingBalance");

export const closingPartsName = (locale: Locale, { isRunning }: Pick<Shown, "isRunning">): string =>
  messagesIn(locale, "statements")(isRunning ? "currentParts" : "closingParts");

/** The end of the statement's period. */
export const closedAt = ({
  isRunning,
  drawnUpAt,
  endsAt,
}: Pick<Shown, "isRunning" | "drawnUpAt" | "endsAt">): string =>
  isRunning ? drawnUpAt : new Date(Date.parse(endsAt) - 1).toISOString();

/** The account holder, the wallet and the period. */
export function factsOf(locale: Locale, statement: Shown): { term: string; value: string }[] {
  const t = messagesIn(locale, "statements");
  const { holder, account, currency, timeZone, startsAt, drawnUpAt, isRunning } = statement;
  const period = {
    start: formatDay(startsAt, timeZone, locale),
    end: formatDay(closedAt(statement), timeZone, locale),
  };
  return [
    { term: t("holder"), value: holder },
    { term: t("account"), value: t("accountOf", { account, currency }) },
    { term: t("period"), value: t(isRunning ? "periodToDate" : "periodOf", period) },
    { term: t("timeZone"), value: zoneLabel(locale, statement) },
    { term: t("generated"), value: isolated(formatInstant(drawnUpAt, timeZone, locale), locale) },
  ];
}

/** The issuer; in print, it is in the letterhead. */
export const issuerOf = (locale: Locale) => ({
  term: messagesIn(locale, "statements")("issuer"),
  value: formatList([operator().company, ...operator().office], locale),
});

/** A note if not all entries are listed; otherwise empty. */
export function cutNotice(locale: Locale, { entries, entryCount: total }: Shown): string {
  const shown = entries.length;
  return shown < total ? messagesIn(locale, "statements")("cutNotice", { shown, total }) : "";
}

/** "Europe/Vienna (UTC+2, then UTC+1)" if the clocks changed during the month. */
function zoneLabel(locale: Locale, { timeZone, startsAt, endsAt }: Shown): string {
  if (timeZone === "UTC") return timeZone;
  const t = messagesIn(locale, "statements");
  const [before, after] = [offsetName(startsAt, timeZone), offsetName(endsAt, timeZone)];
  const zone = zoneName(timeZone);
  return before === after
    ? t("zoneOf", { zone, offset: before })
    : t("zoneChanged", { zone, before, after });
}

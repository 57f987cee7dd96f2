// The balance history in a sentence or two, as an alternative to chart and table.
import type { BalanceHistory, DayBalance } from "~server/features/wallets/history-schemas";
import { formatDay } from "~server/kernel/instants";
import {
  isNegative,
  isPositive,
  numberOf,
  parseMoney,
  subtract,
  type Money,
} from "~server/kernel/money";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

/** The change of the total from the first day to the last. */
export function balanceChange({ days, currency }: BalanceHistory): Money {
  const totalOf = (day: DayBalance | undefined) =>
    parseMoney((day?.totalBalance ?? 0).toFixed(2), currency);
  return subtract(totalOf(days.at(-1)), totalOf(days[0]));
}

export function balanceSummary(
  locale: Locale,
  history: BalanceHistory,
  write: (amount: number) => string,
): string {
  const { days } = history;
  const t = messagesIn(locale, "wallets");
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const dayOf = ({ day }: DayBalance) => formatDay(day, "UTC", locale);
  const lowest = days.reduce((low, one) => (one.totalBalance < low.totalBalance ? one : low));
  const highest = days.reduce((high, one) => (one.totalBalance > high.totalBalance ? one : high));
  if (lowest.totalBalance === highest.totalBalance)
    return t("summaryFlat", { amount: write(last.totalBalance), start: dayOf(first) });
  const change = balanceChange(history);
  const summary = t(changeKey(change), {
    change: write(Math.abs(numberOf(change))),
    first: write(first.totalBalance),
    last: write(last.totalBalance),
    start: dayOf(first),
  });
  const ends = [first.totalBalance, last.totalBalance];
  if (ends.includes(lowest.totalBalance) && ends.includes(highest.totalBalance)) return summary;
  const range = t("summaryRange", {
    highest: write(highest.totalBalance),
    highestDay: dayOf(highest),
    lowest: write(lowest.totalBalance),
    lowestDay: dayOf(lowest),
  });
  return `${summary} ${range}`;
}

function changeKey(change: Money) {
  if (isPositive(change)) return "summaryUp";
  return isNegative(change) ? "summaryDown" : "summarySame";
}

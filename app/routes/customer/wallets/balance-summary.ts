// The balance history in a sentence or two: for those who can't see the picture or don't want the table.
import type { DayBalance } from "~server/features/wallets/history-schemas";
import { formatDay } from "~server/kernel/instants";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

export function balanceSummary(
  locale: Locale,
  days: readonly DayBalance[],
  write: (amount: number) => string,
): string {
  const t = messagesIn(locale, "wallets");
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const dayOf = ({ day }: DayBalance) => formatDay(day, "UTC", locale);
  const lowest = days.reduce((low, one) => (one.totalBalance < low.totalBalance ? one : low));
  const highest = days.reduce((high, one) => (one.totalBalance > high.totalBalance ? one : high));
  if (lowest.totalBalance === highest.totalBalance)
    return t("summaryFlat", { amount: write(last.totalBalance), start: dayOf(first) });
  const change = last.totalBalance - first.totalBalance;
  const summary = t(changeKey(change), {
    change: write(Math.abs(change)),
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

function changeKey(change: number) {
  if (Math.round(change * 100) === 0) return "summarySame";
  return change > 0 ? "summaryUp" : "summaryDown";
}

// The balance history in a sentence or two: for who cannot see the picture, and for who has no time for the table.
import type { DayBalance } from "~server/features/wallets/history-schemas";

const dayName = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const nameOf = ({ day }: DayBalance) => dayName.format(new Date(day));

export function balanceSummary(
  days: readonly DayBalance[],
  write: (amount: number) => string,
): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  const lowest = days.reduce((low, one) => (one.totalBalance < low.totalBalance ? one : low));
  const highest = days.reduce((high, one) => (one.totalBalance > high.totalBalance ? one : high));
  if (lowest.totalBalance === highest.totalBalance)
    return `${write(last.totalBalance)} at the end of every day since ${nameOf(first)}.`;
  const change = `From ${write(first.totalBalance)} on ${nameOf(first)} to ${write(last.totalBalance)} now, ${changeLabel(last.totalBalance - first.totalBalance, write)}.`;
  const ends = [first.totalBalance, last.totalBalance];
  if (ends.includes(lowest.totalBalance) && ends.includes(highest.totalBalance)) return change;
  return `${change} Highest: ${write(highest.totalBalance)} on ${nameOf(highest)}. Lowest: ${write(lowest.totalBalance)} on ${nameOf(lowest)}.`;
}

function changeLabel(change: number, write: (amount: number) => string): string {
  if (Math.round(change * 100) === 0) return "the same as then";
  return `${write(Math.abs(change))} ${change > 0 ? "more" : "less"}`;
}

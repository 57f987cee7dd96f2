// The sentences that the page, the print view and the PDF of a statement share.
import type { Statement } from "~server/features/statements/schemas";
import {
  formatDay,
  formatInstant,
  formatMonth,
  offsetName,
  zoneName,
} from "~server/kernel/instants";
import { operator } from "~server/kernel/operator";

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

export const titleOf = ({ month, isRunning }: Pick<Shown, "month" | "isRunning">): string =>
  `Statement for ${formatMonth(month)}${isRunning ? ", so far" : ""}`;

export const closingName = ({ isRunning }: Pick<Shown, "isRunning">): string =>
  isRunning ? "Balance so far" : "Closing balance";

/** Which balance this is, and how it is followed to the one of dashboard and wallet. */
export const balanceMeaning =
  "The balance is your Total Balance, as on the dashboard: available, held, profit, bonus and unallocated money together. Money held for a withdrawal stays in it until the withdrawal is paid; deposits count from the moment they are approved.";

/** The last moment that the statement tells of. */
export const closedAt = ({
  isRunning,
  drawnUpAt,
  endsAt,
}: Pick<Shown, "isRunning" | "drawnUpAt" | "endsAt">): string =>
  isRunning ? drawnUpAt : new Date(Date.parse(endsAt) - 1).toISOString();

/** Whose statement it is, of what, and for which time. */
export function factsOf(statement: Shown): { term: string; value: string }[] {
  const { holder, account, currency, timeZone, startsAt, drawnUpAt, isRunning } = statement;
  return [
    { term: "Account holder", value: holder },
    { term: "Account", value: `Wallet ${account}, in ${currency}` },
    {
      term: "Period",
      value: `${formatDay(startsAt, timeZone)} to ${formatDay(closedAt(statement), timeZone)}${isRunning ? ", so far" : ""}`,
    },
    { term: "Time zone", value: zoneLabel(statement) },
    { term: "Drawn up", value: formatInstant(drawnUpAt, timeZone) },
    { term: "Issued by", value: [operator.company, ...operator.office].join(", ") },
  ];
}

/** Where not all entries are listed; empty where they are. */
export function cutNotice({ entries, entryCount }: Shown): string {
  return entries.length < entryCount
    ? `The first ${entries.length} of ${entryCount} entries are listed; the sums count all of them. The transactions can be downloaded as CSV.`
    : "";
}

/** "Europe/Vienna (UTC+2, later UTC+1)" where the clocks were changed in the month. */
function zoneLabel({ timeZone, startsAt, endsAt }: Shown): string {
  if (timeZone === "UTC") return timeZone;
  const [first, last] = [offsetName(startsAt, timeZone), offsetName(endsAt, timeZone)];
  return `${zoneName(timeZone)} (${first}${first === last ? "" : `, later ${last}`})`;
}

// What the audit log says of a raised limit.
import type { Db } from "../../database/db";
import type { LimitRaiseRow } from "../../database/rows/limit-raise-row";
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { decimalOf, money } from "../../kernel/money";
import { recordAudit } from "../audit/record-audit";

interface Recording {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

interface Raised {
  readonly row: UserRow;
  /** The one that it replaces. */
  readonly before: LimitRaiseRow | undefined;
  readonly after: LimitRaiseRow;
  readonly reason: string;
}

export const recordRaise = (
  call: Recording,
  db: Db,
  { row, before, after, reason }: Raised,
): Promise<void> =>
  recordAudit(db, call, {
    action: "limit.raised",
    subject: `user:${row.id}`,
    about: row,
    before: before && facts(before),
    after: facts(after),
    reason,
  });

interface Ended {
  readonly row: UserRow;
  readonly ended: LimitRaiseRow;
  /** Missing if the end follows from a lower level. */
  readonly reason?: string;
}

export const recordRaiseEnd = (
  call: Recording,
  db: Db,
  { row, ended, reason }: Ended,
): Promise<void> =>
  recordAudit(db, call, {
    action: "limit.raise_ended",
    subject: `user:${row.id}`,
    about: row,
    before: facts(ended),
    reason,
  });

function facts({
  direction,
  currency,
  day_minor: day,
  thirty_days_minor: thirtyDays,
  ends_at: until,
}: LimitRaiseRow) {
  const text = (minor: number | null) =>
    minor === null ? undefined : decimalOf(money(currency, minor));
  return {
    direction,
    currency,
    dayLimit: text(day),
    thirtyDayLimit: text(thirtyDays),
    until: new Date(until).toISOString(),
  };
}

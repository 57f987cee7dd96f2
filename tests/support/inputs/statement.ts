// A statement of one month, with as many entries as a test needs.
import type { Statement, StatementEntry } from "~server/features/statements/schemas";

export function statementOf(
  count: number,
  given: Pick<Statement, "holder" | "currency">,
  entryOf: (index: number) => Partial<StatementEntry> = () => ({}),
): Statement {
  return {
    month: "2026-10",
    isRunning: false,
    openingBalance: 99,
    broughtForward: 99,
    totalIn: 120,
    totalOut: 0,
    closingBalance: 219,
    entryCount: count,
    account: "••••7d2f",
    timeZone: "Europe/Vienna",
    startsAt: "2026-09-30T22:00:00.000Z",
    endsAt: "2026-10-31T23:00:00.000Z",
    drawnUpAt: "2026-11-21T09:00:00.000Z",
    closingParts: { available: 200, held: 19, profit: 0, bonus: 0, unallocated: 0 },
    ...given,
    entries: Array.from({ length: count }, (_, at) => ({ ...entry(at + 1), ...entryOf(at + 1) })),
  };
}

const entry = (index: number): StatementEntry => ({
  id: `e${index}`,
  at: "2026-10-05T09:00:00.000Z",
  kind: "deposit",
  amount: 1,
  moved: { available: 1 },
  balance: 100 + index,
  reference: `TX-${index}`,
});

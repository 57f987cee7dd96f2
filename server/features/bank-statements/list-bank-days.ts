import type { Locale } from "../../locales/locale";
import type { Actor, Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { existingPage, pageResponseOf } from "../../http/list-page";
import { money, numberOf } from "../../kernel/money";
import { isRefusal } from "../../kernel/refusal";
import { periodOf } from "../reconciliation/period-of";
import { bankDaysOf, type AccountHistory, type ComparedDay } from "./bank-day-rules";
import { lineGroups } from "./labels";
import type { BankDay as ShownDay } from "./bank-day-schemas";
import { bankDaysIn } from "./bank-day-store";
import type { bankStatementOperations } from "./operations";
import { accountNameOf } from "./present-import";

const dayMs = 86_400_000;
/** How long before the period a statement may have been the last one. */
const lookBackDays = 92;
/** Sums a month at a time, because SQLite sums in the thread that serves all requests. */
const spanDays = 31;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

interface Asking {
  readonly context: Context;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly query: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly account?: string | undefined;
  };
}

interface Found {
  readonly from: string;
  readonly to: string;
  readonly differing: number;
  readonly days: ShownDay[];
}

/** All days of the period. */
export async function readBankDays(asking: Asking): Promise<Found | Refused> {
  const { context, actor, query } = asking;
  const period = periodOf(context, actor, query);
  if (isRefusal(period)) return period;
  const { from, to } = period;
  const accounts = await bankDaysIn(context.storage.db).accounts();
  const days: ShownDay[] = [];
  for (const row of accounts) {
    if (query.account !== undefined && query.account !== row.receiving_account_id) continue;
    const name = accountNameOf({ context }, row);
    const history = await historyOf(context, row.receiving_account_id, { from, to });
    days.push(
      ...bankDaysOf(history)
        .map((day) => shownDay(name, day))
        .reverse(),
    );
  }
  const differing = days.filter(({ difference = 0, gap }) => difference !== 0 || gap).length;
  return { from, to, differing, days };
}

async function historyOf(
  context: Context,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<AccountHistory> {
  const store = bankDaysIn(context.storage.db);
  const start = await store.start(accountId);
  let before = 0n;
  for (let day = start?.day ?? from; day < from; day = daysAfter(day, spanDays)) {
    const last = [daysAfter(day, spanDays - 1), daysAfter(from, -1)].sort()[0] ?? day;
    const moved = await store.movements(accountId, { from: day, to: last });
    before += moved.reduce((sum, { minor }) => sum + minor, 0n);
  }
  return {
    statements: await store.statements(accountId, { from: daysAfter(from, -lookBackDays), to }),
    start,
    before,
    movements: await store.movements(accountId, { from, to }),
    from,
  };
}

function shownDay(account: ShownDay["account"], day: ComparedDay): ShownDay {
  const amount = (minor: bigint) => numberOf(money(account.currency, minor));
  const optional = (minor: bigint | null) => (minor === null ? undefined : amount(minor));
  const sum = (movements: ComparedDay["movements"]) =>
    amount(movements.reduce((all, { minor }) => all + minor, 0n));
  return {
    account,
    day: day.day,
    opening: optional(day.opening),
    closing: optional(day.closing),
    in: sum(day.movements.filter(({ isIn }) => isIn)),
    out: sum(day.movements.filter(({ isIn }) => !isIn)),
    lines: lineGroups.flatMap((state) => {
      const of = day.movements.filter(({ group }) => group === state);
      const count = of.reduce((all, one) => all + one.count, 0);
      return count === 0 ? [] : { state, count, amount: sum(of) };
    }),
    ledger: optional(day.ledger),
    difference: optional(day.difference),
    gap: day.gap ? { expected: amount(day.gap.expected), found: amount(day.gap.found) } : undefined,
  };
}

export const listBankDays: Handler<typeof bankStatementOperations.days> = async (call) => {
  const found = await readBankDays(call);
  if (isRefusal(found)) return found;
  const { query } = call;
  const page = existingPage(query, found.days.length);
  return {
    ...found,
    days: found.days.slice((page - 1) * query.limit, page * query.limit),
    ...pageResponseOf(query, found.days.length),
  };
};

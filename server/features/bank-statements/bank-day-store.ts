// What the ledger and the statements have of a receiving account, by day.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import type { Currency } from "../../kernel/currencies";
import { bankAccountId } from "../ledger/bank-rules";
import type { DayMovement, StatementBalances } from "./bank-day-rules";
import { groupOf } from "./labels";

interface Days {
  readonly from: string;
  readonly to: string;
}

export function bankDaysIn(db: Db) {
  /** Those of one day in the order in which they were imported. */
  const live = (accountId: string) =>
    db
      .selectFrom("bank_statements")
      .innerJoin("bank_statement_files as file", "file.id", "bank_statements.file_id")
      .where("bank_statements.receiving_account_id", "=", accountId)
      .where("is_live", "=", sql.lit(1 as const))
      .orderBy("closing_day")
      .orderBy("file.prepared_at")
      .orderBy("bank_statements.position");
  return {
    /** Accounts that have statements, also those that the operator has removed since. */
    accounts: (): Promise<{ receiving_account_id: string; currency: Currency }[]> =>
      db
        .selectFrom("bank_statement_files")
        .select(["receiving_account_id", "currency"])
        .distinct()
        .where("state", "in", ["posting", "posted", "undoing"])
        .orderBy("receiving_account_id")
        .execute(),
    async statements(accountId: string, { from, to }: Days): Promise<StatementBalances[]> {
      const rows = await live(accountId)
        .select(["closing_day", "closing_minor", "opening_minor"])
        .where("closing_day", ">=", from)
        .where("closing_day", "<=", to)
        .execute();
      return rows.flatMap(({ closing_day: day, closing_minor: closing, opening_minor: opening }) =>
        day === null || closing === null
          ? []
          : {
              closingDay: day,
              closing: BigInt(closing),
              opening: opening === null ? null : BigInt(opening),
            },
      );
    },
    /** The first balance, and the first day of its statement. */
    async start(accountId: string): Promise<{ day: string; minor: bigint } | null> {
      const first = await live(accountId)
        .selectAll("bank_statements")
        .where("closing_day", "is not", null)
        .where("opening_minor", "is not", null)
        .limit(1)
        .executeTakeFirst();
      if (!first || first.opening_minor === null || first.closing_day === null) return null;
      const { day } = await db
        .selectFrom("bank_lines")
        .select((eb) => eb.fn.min("booking_date").as("day"))
        .where("file_id", "=", first.file_id)
        .where("statement_id", "=", first.id)
        .executeTakeFirstOrThrow();
      return { day: day ?? first.closing_day, minor: BigInt(first.opening_minor) };
    },
    movements: (accountId: string, days: Days) => movementsIn(db, accountId, days),
  };
}

async function movementsIn(db: Db, accountId: string, { from, to }: Days): Promise<DayMovement[]> {
  const isIn = sql<number>`case when bank_lines.amount_minor > 0 then 1 else 0 end`;
  const rows = await db
    .selectFrom("bank_lines")
    .innerJoin("postings", (join) =>
      join
        .onRef("postings.entry_id", "=", "bank_lines.entry_id")
        .on("postings.account_id", "=", bankAccountId(accountId)),
    )
    .select([
      "bank_lines.booking_date",
      "bank_lines.state",
      isIn.as("is_in"),
      (eb) => eb.fn.countAll<number>().as("count"),
      (eb) => eb.fn.sum<number>("postings.amount_minor").as("sum_minor"),
    ])
    .where("bank_lines.receiving_account_id", "=", accountId)
    .where("bank_lines.posted_at", "is not", null)
    .where("bank_lines.booking_date", ">=", from)
    .where("bank_lines.booking_date", "<=", to)
    .where("bank_lines.state", "<>", "undone")
    .groupBy(["bank_lines.booking_date", "bank_lines.state", isIn])
    .execute();
  return rows.map(({ booking_date: day, state, is_in: direction, count, sum_minor: sum }) => ({
    day,
    group: groupOf(state),
    isIn: Number(direction) === 1,
    count: Number(count),
    // The operator's accounts are negative by what the operator has there.
    minor: -BigInt(sum),
  }));
}

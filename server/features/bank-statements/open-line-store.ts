// The queue of open lines, and lines by what they belong to.
import { sql } from "kysely";
import type { Db } from "../../database/db";
import { pageByTime } from "../../database/paging";
import type { BankLineRow } from "../../database/rows/bank-rows";
import type { Currency } from "../../kernel/currencies";
import { openReasons } from "./labels";
import { writeProposal } from "./proposal-rules";

type State = BankLineRow["state"];

export interface LinePage {
  readonly limit: number;
  readonly offset: number;
}

/** Filters of the queue; missing ones don't apply. */
export interface LineFilter {
  readonly state?: State | undefined;
  readonly account?: string | undefined;
  readonly owner?: string | undefined;
  readonly reason?: string | undefined;
  readonly direction?: "in" | "out" | undefined;
  /** Of any state. */
  readonly user?: string | undefined;
}

const isIn = sql<number>`case when amount_minor > 0 then 1 else 0 end`;

/** Decided for this customer, or open with them alone in its proposal. */
const isOrMayBeOf = (userId: string) =>
  sql<boolean>`(user_id = ${userId} or (state in ('open', 'compliance') and proposal in (${sql.join(proposalsOf(userId))})))`;

const proposalsOf = (userId: string): string[] => [
  writeProposal({ to: "credit", userId }),
  ...openReasons.map((reason) => writeProposal({ to: "open", reason, userId })),
];

export function openLinesIn(db: Db) {
  const matching = ({ state, account, owner, reason, direction, user }: LineFilter) =>
    db
      .selectFrom("bank_lines")
      .$if(state === undefined && user === undefined, (query) =>
        query.where(sql<boolean>`state in ('open', 'compliance')`),
      )
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "open"))
      .$if(account !== undefined, (query) =>
        query.where("receiving_account_id", "=", account ?? ""),
      )
      .$if(owner === "none", (query) => query.where("owner_id", "is", null))
      .$if(owner !== undefined && owner !== "none", (query) =>
        query.where("owner_id", "=", owner ?? ""),
      )
      .$if(reason !== undefined, (query) => query.where("reason_code", "=", reason ?? ""))
      .$if(direction === "in", (query) => query.where("amount_minor", ">", 0))
      .$if(direction === "out", (query) => query.where("amount_minor", "<", 0))
      .$if(user !== undefined, (query) => query.where(isOrMayBeOf(user ?? "")));
  return {
    /** Oldest first. */
    list: (filter: LineFilter, page: LinePage): Promise<BankLineRow[]> =>
      pageByTime(
        matching(filter).selectAll().where("posted_at", "is not", null),
        "posted_at",
        page,
        "asc",
      ).execute(),
    async totals(
      filter: LineFilter,
    ): Promise<{ currency: Currency; isIn: boolean; count: number; minor: bigint }[]> {
      const rows = await matching(filter)
        .select([
          "currency",
          isIn.as("is_in"),
          (eb) => eb.fn.countAll<number>().as("count"),
          (eb) => eb.fn.sum<number>("amount_minor").as("sum_minor"),
        ])
        .where("posted_at", "is not", null)
        .groupBy(["currency", isIn])
        .execute();
      return rows.map(({ currency, is_in: direction, count, sum_minor: sum }) => ({
        currency,
        isIn: Number(direction) === 1,
        count: Number(count),
        minor: BigInt(sum),
      }));
    },
  };
}

export function relatedLinesIn(db: Db) {
  return {
    /** The first credited line of a customer who has less available than the import's deposits that still count. */
    firstSpent: (fileId: string): Promise<{ place: number; reference: string } | undefined> =>
      db
        .selectFrom("bank_lines")
        .innerJoin("transactions", "transactions.id", "bank_lines.transaction_id")
        .innerJoin("accounts", "accounts.wallet_id", "transactions.wallet_id")
        .select(["bank_lines.place", "transactions.reference"])
        .where("accounts.kind", "=", "available")
        .where("bank_lines.file_id", "=", fileId)
        .where("bank_lines.state", "=", "credited")
        .where("transactions.status", "=", "successful")
        .where(
          sql<boolean>`accounts.balance_minor < (select sum(deposit.amount_minor - coalesce(deposit.fee_minor, 0)) from bank_lines as other
            join transactions as deposit on deposit.id = other.transaction_id
            where other.file_id = bank_lines.file_id and other.state = 'credited'
              and deposit.wallet_id = transactions.wallet_id and deposit.status = 'successful')`,
        )
        .orderBy("bank_lines.position")
        .limit(1)
        .executeTakeFirst(),
    /** The credit line that this return sends back. */
    returningBy: (returnId: string): Promise<BankLineRow | undefined> =>
      db
        .selectFrom("bank_lines")
        .selectAll()
        .where("state", "=", "returning")
        .where("id", "=", (eb) =>
          eb.selectFrom("bank_returns").select("line_id").where("id", "=", returnId),
        )
        .executeTakeFirst(),
    /** What the bank says of the transfers that were credited to a person. */
    creditedTo: (userId: string): Promise<BankLineRow[]> =>
      db
        .selectFrom("bank_lines")
        .selectAll()
        .where("user_id", "=", userId)
        .where("state", "=", "credited")
        .orderBy("posted_at")
        .orderBy("id")
        .execute(),
  };
}

export function erasedLinesIn(db: Db) {
  return {
    /** The rows stay: amounts and days of the bank's statement. */
    eraseOf: (userId: string) =>
      db
        .updateTable("bank_lines")
        .set({ details_sealed: null, note: null })
        .where("user_id", "=", userId)
        .execute(),
    /** What the bank wrote of people who are no customers. */
    eraseBefore: (time: number, most: number) =>
      db
        .updateTable("bank_lines")
        .set({ details_sealed: null, note: null })
        .where("id", "in", (eb) =>
          eb
            .selectFrom("bank_lines")
            .select("id")
            .where("posted_at", "<=", time)
            .where("details_sealed", "is not", null)
            .limit(most),
        )
        .executeTakeFirst(),
  };
}

import { countMatches } from "../../database/count-matches";
import { locksRows, type Db } from "../../database/db";
import type { ExpectedDepositRow } from "../../database/rows/bank-transfer-rows";
import type { Money } from "../../kernel/money";

interface Arrived {
  readonly userId: string;
  readonly amount: Money;
  /** The deposit that was credited. */
  readonly transactionId: string;
  /** UTC milliseconds. */
  readonly now: number;
}

type Ended = Pick<ExpectedDepositRow, "state" | "ended_at"> &
  Partial<Pick<ExpectedDepositRow, "transaction_id">>;

const mostListed = 50;

/** What customers say that they sent: never money, and in no balance. */
export function expectedDepositsIn(db: Db) {
  const forUpdate = locksRows(db);
  /** False if it had ended already. */
  const end = async (id: string, change: Ended): Promise<boolean> => {
    const result = await db
      .updateTable("expected_deposits")
      .set(change)
      .where("id", "=", id)
      .where("state", "=", "open")
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  };
  return {
    end,
    insert: (row: ExpectedDepositRow) => db.insertInto("expected_deposits").values(row).execute(),
    byIdLocked(id: string): Promise<ExpectedDepositRow | undefined> {
      const query = db.selectFrom("expected_deposits").selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** Newest first. */
    ofUser: (userId: string): Promise<ExpectedDepositRow[]> =>
      db
        .selectFrom("expected_deposits")
        .selectAll()
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(mostListed)
        .execute(),
    ...openOnesIn(db),
    /** Ends the oldest open one of this amount with the deposit that arrived; returns its ID, or null if there is none: others stay open. */
    async matchFor({ userId, amount, transactionId, now }: Arrived): Promise<string | null> {
      const oldest = db
        .selectFrom("expected_deposits")
        .select("id")
        .where("user_id", "=", userId)
        .where("state", "=", "open")
        .where("currency", "=", amount.currency)
        .where("amount_minor", "=", Number(amount.minor))
        .orderBy("created_at")
        .orderBy("id")
        .limit(1);
      const found = await (forUpdate ? oldest.forUpdate() : oldest).executeTakeFirst();
      const change = { state: "matched", transaction_id: transactionId, ended_at: now } as const;
      return found && (await end(found.id, change)) ? found.id : null;
    },
    /** After a deposit was taken back: it is expected again while its time lasts. */
    reopenFor: (transactionId: string) =>
      db
        .updateTable("expected_deposits")
        .set({ state: "open", transaction_id: null, ended_at: null })
        .where("transaction_id", "=", transactionId)
        .execute(),
    /** When the account is closed: nothing more is expected, and no reminder comes. */
    cancelOfUser: (userId: string, now: number) =>
      db
        .updateTable("expected_deposits")
        .set({ state: "cancelled", ended_at: now })
        .where("user_id", "=", userId)
        .where("state", "=", "open")
        .execute(),
    ...dueIn(db),
  };
}

function openOnesIn(db: Db) {
  return {
    countOpen: (userId: string) =>
      countMatches(
        db
          .selectFrom("expected_deposits")
          .where("user_id", "=", userId)
          .where("state", "=", "open"),
      ),
    /** Those of these users who have open ones. */
    async expecting(userIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (userIds.length === 0) return new Set();
      const rows = await db
        .selectFrom("expected_deposits")
        .select("user_id")
        .where("user_id", "in", [...new Set(userIds)])
        .where("state", "=", "open")
        .execute();
      return new Set(rows.map(({ user_id: id }) => id));
    },
  };
}

/** What background work does with them. Each row is claimed by its change, whatever number of hosts do it at the same time. */
function dueIn(db: Db) {
  const endingBy = (time: number) =>
    db.selectFrom("expected_deposits").where("state", "=", "open").where("lapses_at", "<=", time);
  return {
    /** Open ones without a reminder that lapse by this time (UTC milliseconds), soonest first. */
    toRemind: (time: number, most: number): Promise<ExpectedDepositRow[]> =>
      endingBy(time)
        .selectAll()
        .where("reminded_at", "is", null)
        .orderBy("lapses_at")
        .orderBy("id")
        .limit(most)
        .execute(),
    /** False if another host did it, or it has ended. */
    async claimReminder(id: string, now: number): Promise<boolean> {
      const result = await db
        .updateTable("expected_deposits")
        .set({ reminded_at: now })
        .where("id", "=", id)
        .where("state", "=", "open")
        .where("reminded_at", "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Those whose time was over by now. */
    toLapse: (now: number, most: number): Promise<Pick<ExpectedDepositRow, "id">[]> =>
      endingBy(now).select("id").orderBy("lapses_at").orderBy("id").limit(most).execute(),
    forgetEndedBefore: (moment: number, most: number) =>
      db
        .deleteFrom("expected_deposits")
        .where("id", "in", (eb) =>
          eb
            .selectFrom("expected_deposits")
            .select("id")
            .where("ended_at", "<", moment)
            .limit(most),
        )
        .execute(),
  };
}

interface Wanted {
  readonly state: ExpectedDepositRow["state"];
  readonly user?: string | undefined;
}

const owned = (db: Db, { state, user }: Wanted) => {
  const found = db
    .selectFrom("expected_deposits")
    .innerJoin("users", "users.id", "expected_deposits.user_id")
    .where("expected_deposits.state", "=", state);
  return user === undefined ? found : found.where("expected_deposits.user_id", "=", user);
};

export type OwnedExpectedDeposit = Awaited<
  ReturnType<ReturnType<typeof expectedDepositListsIn>["list"]>
>[number];

/** For staff, with the people. */
export function expectedDepositListsIn(db: Db) {
  return {
    /** Open ones oldest first, others newest first. */
    list(wanted: Wanted, page: { limit: number; offset: number }) {
      const direction = wanted.state === "open" ? "asc" : "desc";
      return owned(db, wanted)
        .selectAll("expected_deposits")
        .select(["users.fullname", "users.email", "users.deposit_reference"])
        .orderBy("expected_deposits.created_at", direction)
        .orderBy("expected_deposits.id", direction)
        .limit(page.limit)
        .offset(page.offset)
        .execute();
    },
    count: (wanted: Wanted) => countMatches(owned(db, wanted)),
  };
}

import { sql, type Kysely, type SelectQueryBuilder } from "kysely";
import { compiled, type PlaceOf } from "./engine/compiled";
import { peopleListsIn, type UserFilter } from "./people-lists";
import type { Schema, UserRow } from "./schema";
import { searchKey } from "./search-key";
import { inOrder, type Stretch } from "./walk";

/** 1 or 0, alike on both engines. */
const hasFactor =
  sql<number>`case when exists (select 1 from second_factors where user_id = users.id and enabled_at is not null) then 1 else 0 end`.as(
    "has_second_factor",
  );

const standing = {
  read: standingsBy((query) => query),
  locked: standingsBy((query) => query.forKeyShare("users")),
};

/** `has_second_factor` is 1 or 0. */
type StandingRow = Pick<UserRow, "role" | "account_status"> & { has_second_factor: number };
type Standings = SelectQueryBuilder<Schema, "users", StandingRow>;

function standingsBy(lock: (query: Standings) => Standings) {
  const living = (db: Kysely<Schema>, id: string) =>
    db
      .selectFrom("users")
      .select(["role", "account_status", hasFactor])
      .where("deleted_at", "is", null)
      .where("id", "=", id);
  const session = (id: string) =>
    sql<boolean>`(exists (select 1 from sessions where sessions.id = ${id} and sessions.user_id = users.id)
      or exists (select 1 from api_tokens where api_tokens.id = ${id} and api_tokens.user_id = users.id and revoked_at is null))`;
  return {
    known: compiled((db, place: PlaceOf<{ id: string }>) => lock(living(db, place("id")))),
    signedIn: compiled((db, place: PlaceOf<{ id: string; sessionId: string }>) =>
      lock(living(db, place("id")).where(session(place("sessionId")))),
    ),
  };
}

/** People who were deleted are in no answer: of them only the row is left that others refer to. */
export function usersIn(db: Kysely<Schema>, forUpdate: boolean) {
  const living = () => db.selectFrom("users").where("deleted_at", "is", null);
  const { known, signedIn } = forUpdate ? standing.locked : standing.read;
  const lists = peopleListsIn(db);
  const byIds = (ids: readonly string[]): Promise<UserRow[]> =>
    ids.length === 0 ? Promise.resolve([]) : living().selectAll().where("id", "in", ids).execute();
  return {
    /** False where the email or the username is taken. */
    insert: async (row: UserRow) => {
      const result = await db
        .insertInto("users")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    byId: (id: string) => living().selectAll().where("id", "=", id).executeTakeFirst(),
    byIds,
    /**
     * What this person may do at this moment, if this session or API token of theirs is not ended; without one, if they exist. They
     * cannot be removed before the database transaction ends; everything else about them can change.
     */
    async standing(id: string, sessionId: string | undefined): Promise<StandingRow | undefined> {
      const asked = { id, sessionId: sessionId ?? "" };
      return (await (sessionId === undefined ? known : signedIn)(db, asked)).rows[0];
    },
    byEmail: (email: string) =>
      living().selectAll().where("email_key", "=", searchKey(email)).executeTakeFirst(),
    byUsername: (username: string) =>
      living().select("id").where("username_key", "=", searchKey(username)).executeTakeFirst(),
    /** A stretch of those who match, in the order that the filter asks for. */
    async list(filter: UserFilter, stretch: Stretch): Promise<UserRow[]> {
      const order = await lists.places(filter, stretch);
      return inOrder(order, await byIds(order.map(({ id }) => id)));
    },
    total: lists.total,
    idsFound: lists.idsFound,
    update: (id: string, change: Partial<UserRow>) =>
      db.updateTable("users").set(change).where("id", "=", id).execute(),
    /** Writes the change and raises the version; false where the version was no longer the one given. */
    async change(row: Pick<UserRow, "id" | "version">, change: Partial<UserRow>): Promise<boolean> {
      const result = await db
        .updateTable("users")
        .set({ ...change, version: row.version + 1 })
        .where("id", "=", row.id)
        .where("version", "=", row.version)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Everybody who ever signed up, the deleted ones too. */
    count: async () => {
      const row = await db
        .selectFrom("users")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirst();
      return row?.count ?? 0;
    },
    ...lockedUsersIn(db, forUpdate),
    ...personalKeysIn(db),
  };
}

/** Rows that are locked until the database transaction ends, where the engine locks rows. */
function lockedUsersIn(db: Kysely<Schema>, forUpdate: boolean) {
  const living = () => db.selectFrom("users").where("deleted_at", "is", null);
  return {
    /** The row, locked until the database transaction ends where the engine locks rows. */
    byIdLocked(id: string): Promise<UserRow | undefined> {
      const query = living().selectAll().where("id", "=", id);
      return (forUpdate ? query.forNoKeyUpdate() : query).executeTakeFirst();
    },
    /** The row for its removal: waits until everybody who holds this person has let go. */
    byIdForRemoval(id: string): Promise<UserRow | undefined> {
      const query = living().selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** The administrators who may act, locked: of two who stop each other at once, the later one sees the earlier one's change. */
    activeAdminsLocked(): Promise<Pick<UserRow, "id">[]> {
      const query = living()
        .select("id")
        .where("role", "=", "admin")
        .where("account_status", "=", "active")
        .orderBy("id");
      return (forUpdate ? query.forNoKeyUpdate() : query).execute();
    },
  };
}

/** The people's own keys. */
function personalKeysIn(db: Kysely<Schema>) {
  const living = () => db.selectFrom("users").where("deleted_at", "is", null);
  return {
    /** Somebody who has a key, if anybody has. */
    anybodyWithKey: () =>
      living()
        .selectAll()
        .where("personal_key", "is not", null)
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst(),
    /** Gives a key to somebody who has none yet. */
    giveKey: (id: string, key: string) =>
      db
        .updateTable("users")
        .set({ personal_key: key })
        .where("id", "=", id)
        .where("personal_key", "is", null)
        .where("deleted_at", "is", null)
        .execute(),
  };
}

import { sql, type Kysely, type SelectQueryBuilder } from "kysely";
import { compiled, type PlaceOf } from "./compiled";
import type { Schema, UserRow } from "./schema";
import { literally, searchKey } from "./search-key";

/** Which people to list; what is missing does not narrow. */
export interface UserFilter {
  /** Words that must each be found in name, username or email. */
  search?: string | undefined;
  role?: UserRow["role"] | undefined;
  accountStatus?: UserRow["account_status"] | undefined;
  kycStatus?: UserRow["kyc_status"] | undefined;
}

const searchedWordsMaximum = 6;

const standing = { read: standingsBy((query) => query), locked: standingsBy((query) => query.forKeyShare("users")) };

type Standings = SelectQueryBuilder<Schema, "users", Pick<UserRow, "role" | "account_status">>;

function standingsBy(lock: (query: Standings) => Standings) {
  const living = (db: Kysely<Schema>, id: string) => db.selectFrom("users").select(["role", "account_status"]).where("deleted_at", "is", null).where("id", "=", id);
  const session = (id: string) =>
    sql<boolean>`(exists (select 1 from sessions where sessions.id = ${id} and sessions.user_id = users.id)
      or exists (select 1 from api_tokens where api_tokens.id = ${id} and api_tokens.user_id = users.id and revoked_at is null))`;
  return {
    known: compiled((db, place: PlaceOf<{ id: string }>) => lock(living(db, place("id")))),
    signedIn: compiled((db, place: PlaceOf<{ id: string; sessionId: string }>) => lock(living(db, place("id")).where(session(place("sessionId"))))),
  };
}

/** People who were deleted are in no answer: of them only the row is left that others refer to. */
export function usersIn(db: Kysely<Schema>, forUpdate: boolean) {
  const living = () => db.selectFrom("users").where("deleted_at", "is", null);
  const { known, signedIn } = forUpdate ? standing.locked : standing.read;
  const matching = (filter: UserFilter) =>
    conditionsOf(filter).reduce((narrowed, condition) => narrowed.where(condition), living());
  return {
    /** False where the email or the username is taken. */
    insert: async (row: UserRow) => {
      const result = await db.insertInto("users").values(row).onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    byId: (id: string) => living().selectAll().where("id", "=", id).executeTakeFirst(),
    byIds: (ids: readonly string[]): Promise<UserRow[]> => (ids.length === 0 ? Promise.resolve([]) : living().selectAll().where("id", "in", ids).execute()),
    /** The row, locked until the database transaction ends where the engine locks rows. */
    byIdLocked(id: string): Promise<UserRow | undefined> {
      const query = living().selectAll().where("id", "=", id);
      return (forUpdate ? query.forNoKeyUpdate() : query).executeTakeFirst();
    },
    /**
     * What this person may do at this moment, if this session or API token of theirs is not ended; without one, if they exist. They
     * cannot be removed before the database transaction ends; everything else about them can change.
     */
    async standing(id: string, sessionId: string | undefined): Promise<Pick<UserRow, "role" | "account_status"> | undefined> {
      const asked = { id, sessionId: sessionId ?? "" };
      return (await (sessionId === undefined ? known : signedIn)(db, asked)).rows[0];
    },
    /** The row for its removal: waits until everybody who holds this person has let go. */
    byIdForRemoval(id: string): Promise<UserRow | undefined> {
      const query = living().selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    byEmail: (email: string) => living().selectAll().where("email_key", "=", searchKey(email)).executeTakeFirst(),
    byUsername: (username: string) => living().select("id").where("username_key", "=", searchKey(username)).executeTakeFirst(),
    /** The administrators who may act, locked: of two who stop each other at once, the later one sees the earlier one's change. */
    activeAdminsLocked(): Promise<Pick<UserRow, "id">[]> {
      const query = living().select("id").where("role", "=", "admin").where("account_status", "=", "active").orderBy("id");
      return (forUpdate ? query.forNoKeyUpdate() : query).execute();
    },
    /** Newest first. */
    list: (filter: UserFilter, page: { limit: number; offset: number }): Promise<UserRow[]> =>
      matching(filter).selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(page.limit).offset(page.offset).execute(),
    async total(filter: UserFilter): Promise<number> {
      const row = await matching(filter).select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirst();
      return row?.count ?? 0;
    },
    update: (id: string, change: Partial<UserRow>) =>
      db.updateTable("users").set(change).where("id", "=", id).execute(),
    /** Somebody who has a key, if anybody has. */
    anybodyWithKey: () => living().selectAll().where("personal_key", "is not", null).orderBy("created_at").limit(1).executeTakeFirst(),
    /** Gives a key to somebody who has none yet. */
    giveKey: (id: string, key: string) =>
      db.updateTable("users").set({ personal_key: key }).where("id", "=", id).where("personal_key", "is", null).where("deleted_at", "is", null).execute(),
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
      const row = await db.selectFrom("users").select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirst();
      return row?.count ?? 0;
    },
  };
}

export function conditionsOf({ search = "", role, accountStatus, kycStatus }: UserFilter) {
  const words = searchKey(search).split(/\s+/).filter(Boolean).slice(0, searchedWordsMaximum);
  return [
    ...words.map((word) => sql<boolean>`search_key like ${`%${literally(word)}%`} escape '!'`),
    ...(role ? [sql<boolean>`role = ${role}`] : []),
    ...(accountStatus ? [sql<boolean>`account_status = ${accountStatus}`] : []),
    ...(kycStatus ? [sql<boolean>`kyc_status = ${kycStatus}`] : []),
  ];
}

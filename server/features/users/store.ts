import { sql, type Insertable } from "kysely";
import { countMatches } from "../../database/count-matches";
import { locksRows, type Db } from "../../database/db";
import { userListsIn } from "./user-list-store";
import type { StaffRole } from "../../kernel/staff-roles";
import { blankAcceptance, blankAddress, undecided } from "../../database/rows/blank-user-columns";
import type { UserRow } from "../../database/schema";
import { searchKey } from "../../database/search-key";
import { asEmailAddress } from "../../kernel/email-address";

export type OwnerRow = Pick<UserRow, "id" | "account_status">;

export const isActive = ({ account_status: status }: Pick<UserRow, "account_status">): boolean =>
  status === "active";

/** Deleted users appear in no response: only the row that others refer to remains. */
export function usersIn(db: Db) {
  const forUpdate = locksRows(db);
  const notDeleted = () => db.selectFrom("users").where("deleted_at", "is", null);
  const lists = userListsIn(db);
  const byIds = (ids: readonly string[]): Promise<UserRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : notDeleted().selectAll().where("id", "in", ids).execute();
  return {
    /** False where the email or the username is taken. */
    insert: async (row: Insertable<UserRow>) => {
      const result = await db
        .insertInto("users")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    byId: (id: string) => notDeleted().selectAll().where("id", "=", id).executeTakeFirst(),
    byIds,
    byEmail: (email: string) =>
      notDeleted()
        .selectAll()
        .where("email_key", "=", searchKey(asEmailAddress(email)))
        .executeTakeFirst(),
    /** The staff member, current or former. */
    byStaffNumber: (number: number) =>
      notDeleted().select("id").where("staff_number", "=", number).executeTakeFirst(),
    byUsername: (username: string) =>
      notDeleted().select("id").where("username_key", "=", searchKey(username)).executeTakeFirst(),
    list: lists.list,
    total: lists.total,
    idsFound: lists.idsFound,
    /** The users that match a search, best match first. */
    async bestFound(search: string, most: number): Promise<UserRow[]> {
      const ids = await lists.bestFound(search, most);
      const rows = new Map((await byIds(ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
    update: (id: string, change: Partial<UserRow>) =>
      db.updateTable("users").set(change).where("id", "=", id).execute(),
    /** Writes the change and increments the version; false if the version has changed. */
    async change(row: Pick<UserRow, "id" | "version">, change: Partial<UserRow>): Promise<boolean> {
      const result = await db
        .updateTable("users")
        .set({ ...change, version: row.version + 1 })
        .where("id", "=", row.id)
        .where("version", "=", row.version)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    /** Closed accounts whose retention ended by this time (UTC milliseconds). */
    retainedUntil: (time: number) =>
      notDeleted()
        .select("id")
        .where("retained_until", "<=", time)
        .orderBy("retained_until")
        .limit(100)
        .execute(),
    /** Everyone who ever signed up, including deleted users. */
    count: () => countMatches(db.selectFrom("users")),
    ...depositReferencesIn(db),
    ...lockedUsersIn(db, forUpdate),
    ...personalKeysIn(db),
    anonymize: (person: RemovedUser) => anonymize(db, person),
  };
}

/** Rows locked until the database transaction ends, if the engine locks rows. */
function lockedUsersIn(db: Db, forUpdate: boolean) {
  const notDeleted = () => db.selectFrom("users").where("deleted_at", "is", null);
  return {
    /** The row, locked until the database transaction ends if the engine locks rows. */
    byIdLocked(id: string): Promise<UserRow | undefined> {
      const query = notDeleted().selectAll().where("id", "=", id);
      return (forUpdate ? query.forNoKeyUpdate() : query).executeTakeFirst();
    },
    /** Locks the row for deletion: waits until no other transaction holds this user. */
    byIdForRemoval(id: string): Promise<UserRow | undefined> {
      const query = notDeleted().selectAll().where("id", "=", id);
      return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
    },
    /** The names of all staff, including invited and former ones: records show theirs, too. */
    staffNames(): Promise<Pick<UserRow, "id" | "fullname" | "username">[]> {
      return (
        notDeleted()
          .select(["id", "fullname", "username"])
          // As a literal, so that the partial index of staff is used.
          .where("role", "=", sql.lit("admin" as const))
          .execute()
      );
    },
    /** Active staff who hold one of the roles. */
    activeStaffWith(roles: readonly StaffRole[]): Promise<Pick<UserRow, "id">[]> {
      return notDeleted()
        .select("id")
        .where("role", "=", "admin")
        .where("account_status", "=", "active")
        .where((eb) => eb.or(roles.map((role) => eb("staff_roles", "like", `%${role}%`))))
        .execute();
    },
    /** All owners, suspended or not, locked: of two who suspend each other at the same time, the later one sees the earlier change. */
    ownersLocked(): Promise<OwnerRow[]> {
      const query = notDeleted()
        .select(["id", "account_status"])
        // As a literal, so that the partial index of staff is used.
        .where("role", "=", sql.lit("admin" as const))
        .where("staff_roles", "like", "%owner%")
        .where("password_hash", "<>", "")
        .orderBy("id");
      return (forUpdate ? query.forNoKeyUpdate() : query).execute();
    },
    /** Active owners. */
    async activeOwnersLocked(): Promise<OwnerRow[]> {
      return (await this.ownersLocked()).filter(isActive);
    },
  };
}

/** The users' own references, which find their bank transfers. */
function depositReferencesIn(db: Db) {
  const notDeleted = () => db.selectFrom("users").where("deleted_at", "is", null);
  return {
    byDepositReference: (reference: string) =>
      notDeleted().selectAll().where("deposit_reference", "=", reference).executeTakeFirst(),
    /** For a user whom a host of the release before created. */
    giveDepositReference: (id: string, reference: string) =>
      db
        .updateTable("users")
        .set({ deposit_reference: reference })
        .where("id", "=", id)
        .where("deposit_reference", "is", null)
        .where("deleted_at", "is", null)
        .execute(),
  };
}

/** The users' own keys. */
function personalKeysIn(db: Db) {
  const notDeleted = () => db.selectFrom("users").where("deleted_at", "is", null);
  return {
    /** Any one user with a key. */
    anyWithKey: () =>
      notDeleted()
        .selectAll()
        .where("personal_key", "is not", null)
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst(),
    /** Gives a user without a key a new one. */
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

interface RemovedUser {
  readonly id: string;
  readonly now: number;
  /** Written in place of the full name. */
  readonly name: string;
}

/** Blanks all personal data and destroys the user's key; the row stays for those that refer to it. */
const anonymize = (db: Db, { id, now, name }: RemovedUser) =>
  db
    .updateTable("users")
    .set((eb) => ({
      email: "",
      email_key: `deleted:${id}`,
      username: "",
      username_key: `deleted:${id}`,
      fullname: name,
      search_key: "",
      phone_number: "",
      country: "",
      ...blankAddress,
      role: "user",
      account_status: "inactive",
      ...undecided,
      password_hash: "",
      email_verified_at: null,
      ...blankAcceptance,
      personal_key: null,
      deposit_reference: null,
      retained_until: null,
      version: eb("version", "+", 1),
      deleted_at: now,
      updated_at: now,
    }))
    .where("id", "=", id)
    .execute();

// Lists of users, and search by any words.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database/db";
import { countMatches } from "../../database/count-matches";
import { binaryCollation, contains } from "../../database/engine/binary-collation";
import type { ClosedFilter } from "./labels";
import { isByName, type UserSort } from "../../kernel/list-orders";
import type { UserRow } from "../../database/schema";
import { searchTerms } from "../../database/search-key";
import { allOf, inOrder, onPage, type ListOrder, type PageWindow } from "../../database/paging";

/** Which users to list; missing filters don't apply. */
export interface UserFilter {
  /** Words or parts of words of name, username, email and phone number, or an ID. */
  search?: string | undefined;
  role?: UserRow["role"] | undefined;
  accountStatus?: UserRow["account_status"] | undefined;
  closed?: ClosedFilter | undefined;
  kycStatus?: UserRow["kyc_status"] | undefined;
  /** UTC milliseconds: joined at this time or later. */
  since?: number | undefined;
  /** UTC milliseconds: joined before this time. */
  before?: number | undefined;
  /** Newest first by default. */
  sort?: UserSort | undefined;
}

const notDeleted = sql<boolean>`deleted_at is null`;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** True for users with all of these words, or with this ID, or whose wallet has it. */
function foundBy(db: Db, search: string): RawBuilder<unknown> {
  const id = search.trim().toLowerCase();
  if (uuid.test(id))
    return sql<boolean>`id in (${id}, (select user_id from wallets where wallets.id = ${id}))`;
  const words = searchTerms(search);
  return words.length === 0 ? sql<boolean>`1 = 0` : allOf(words.map((word) => hasWord(db, word)));
}

/** One or two letters match most names, so they must begin a word. */
const hasWord = (db: Db, word: string) =>
  /^[a-z\d]{1,2}$/.test(word) ? beginsWord(db, word) : contains(db, sql`search_key`, word);

const beginsWord = (db: Db, word: string) => contains(db, sql`' ' || search_key`, ` ${word}`);

/** The IDs of existing users that match a search, as a subquery. */
export const matchingIds = (db: Db, search: string): RawBuilder<unknown> =>
  sql`select id from users where ${notDeleted} and ${foundBy(db, search)}`;

function orderOf(db: Db, { sort = "newest" }: UserFilter): ListOrder {
  return {
    by: isByName(sort) ? sql`search_key${binaryCollation(db)}` : sql.ref("created_at"),
    id: sql.ref("id"),
    direction: sort === "newest" || sort === "z-a" ? "desc" : "asc",
  };
}

export function userListsIn(db: Db) {
  const matching = (filter: UserFilter) => {
    const { search, role, accountStatus, kycStatus, closed, since, before } = filter;
    return db
      .selectFrom("users")
      .where(notDeleted)
      .where(
        allOf([
          search !== undefined && foundBy(db, search),
          role !== undefined && sql`role = ${role}`,
          accountStatus !== undefined && sql`account_status = ${accountStatus}`,
          kycStatus !== undefined && sql`kyc_status = ${kycStatus}`,
          closed === "true" && sql`closed_at is not null`,
          closed === "false" && sql`closed_at is null`,
          since !== undefined && sql`created_at >= ${since}`,
          before !== undefined && sql`created_at < ${before}`,
        ]),
      );
  };
  return {
    /** A page of matching users, in the filter's order. */
    list(filter: UserFilter, window: PageWindow): Promise<UserRow[]> {
      const order = orderOf(db, filter);
      const page = onPage(matching(filter).select("id"), order, window);
      return inOrder(
        db.selectFrom("users").selectAll().where(notDeleted).where("id", "in", page),
        order,
      ).execute();
    },
    total: (filter: UserFilter) => countMatches(matching(filter)),
    /** The IDs of users that match a search, up to `most`, or one more than that. */
    async idsFound(search: string, most: number): Promise<string[]> {
      const { rows } = await sql<{
        id: string;
      }>`${matchingIds(db, search)} limit ${most + 1}`.execute(db);
      return rows.map(({ id }) => id);
    },
    /** The IDs of users that match a search: those with a word that begins with it first, newest first. */
    async bestFound(search: string, most: number): Promise<string[]> {
      const begins = allOf(searchTerms(search).map((word) => beginsWord(db, word)));
      const { rows } = await sql<{ id: string }>`${matchingIds(db, search)}
        order by case when ${begins} then 0 else 1 end, created_at desc, id desc limit ${most}`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },
  };
}

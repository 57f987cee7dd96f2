// Lists of users: their scan order, and search by any words.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database/db";
import { binaryCollation, contains, unindexedMoment } from "../../database/engine/binary-collation";
import { accountStatuses, kycStatuses, roles, type ClosedFilter } from "./labels";
import type { UserSort } from "../../kernel/list-orders";
import type { UserRow } from "../../database/schema";
import { searchTerms } from "../../database/search-key";
import {
  allOf,
  combinations,
  countRows,
  scanKeyset,
  type PageWindow,
  type KeysetScan,
} from "../../database/keyset-scan";

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

function scanOf(db: Db, filter: UserFilter): KeysetScan {
  const { search, sort = "newest" } = filter;
  const isByName = sort === "a-z" || sort === "z-a";
  const direction = sort === "newest" || sort === "z-a" ? "desc" : "asc";
  const name = sql`search_key${binaryCollation(db)}`;
  // A search reads only one index, and applies the other filters there.
  const parts =
    search === undefined
      ? statusBranches(filter)
      : [allOf([foundBy(db, search), ...statusConditions(filter)])];
  // In name order, the time is compared and not searched in the index.
  const moment = isByName ? unindexedMoment(db) : sql`created_at`;
  const rest = [
    filter.closed === "true" && sql`closed_at is not null`,
    filter.closed === "false" && sql`closed_at is null`,
    filter.since !== undefined && sql`${moment} >= ${filter.since}`,
    filter.before !== undefined && sql`${moment} < ${filter.before}`,
  ];
  const branches = parts.map((part) => allOf([notDeleted, part, ...rest]));
  return { table: "users", branches, by: isByName ? name : sql`created_at`, direction };
}

// As an expression, so that no index on these columns alone is used.
const statusConditions = ({ role, accountStatus, kycStatus }: UserFilter) => [
  role && sql`role || '' = ${sql.lit(role)}`,
  accountStatus && sql`account_status || '' = ${sql.lit(accountStatus)}`,
  kycStatus && sql`kyc_status || '' = ${sql.lit(kycStatus)}`,
];

/** All users in one branch, or one branch for each matching combination of statuses in the index. */
function statusBranches({
  role,
  accountStatus,
  kycStatus,
  closed,
}: UserFilter): RawBuilder<unknown>[] {
  // A closed account is inactive, so the index by status finds it.
  const status = accountStatus ?? (closed === "true" ? "inactive" : undefined);
  if (!role && !status && !kycStatus) return [notDeleted];
  return combinations({
    account_status: status ? [status] : accountStatuses,
    kyc_status: kycStatus ? [kycStatus] : kycStatuses,
    role: role ? [role] : roles,
  });
}

export function userListsIn(db: Db) {
  return {
    cursors: (filter: UserFilter, window: PageWindow) => scanKeyset(db, scanOf(db, filter), window),
    total: (filter: UserFilter) => countRows(db, scanOf(db, filter)),
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

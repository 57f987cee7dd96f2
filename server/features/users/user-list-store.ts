// Lists of people: in whose order they are walked, and how a search finds somebody by the beginning of a name.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database/db";
import {
  beginsWith,
  binaryCollation,
  unindexedMoment,
} from "../../database/engine/binary-collation";
import type { UserRow } from "../../database/schema";
import { searchKey } from "../../database/search-key";
import {
  allOf,
  combinations,
  countRows,
  scanKeyset,
  type PageWindow,
  type KeysetScan,
} from "../../database/keyset-scan";

/** Which people to list; what is missing does not narrow. */
export interface UserFilter {
  /** The beginning of a name, of a family name, of a username or an email. */
  search?: string | undefined;
  role?: UserRow["role"] | undefined;
  accountStatus?: UserRow["account_status"] | undefined;
  kycStatus?: UserRow["kyc_status"] | undefined;
  /** UTC milliseconds: joined at this time or later. */
  since?: number | undefined;
  /** UTC milliseconds: joined before this time. */
  before?: number | undefined;
  /** Newest first where nothing is said. */
  sort?: PeopleSort | undefined;
}

type PeopleSort = "newest" | "oldest" | "a-z" | "z-a";

const living = sql<boolean>`deleted_at is null`;
const searchedKeys = ["search_key", "family_key", "username_key", "email_key"] as const;

/** Where each begins so that a search for these words finds it: one condition for each index. */
function foundBy(db: Db, search: string): RawBuilder<boolean>[] {
  const letters = searchKey(search).split(/\s+/).join(" ");
  return searchedKeys.map((key) => beginsWith(db, sql.ref(key), letters));
}

/** The living whom a search finds, as a subquery of ids. */
export function idsFoundBy(db: Db, search: string): RawBuilder<unknown> {
  return sql.join(
    foundBy(db, search).map((begins) => sql`select id from users where ${living} and ${begins}`),
    sql` union `,
  );
}

function scanOf(db: Db, filter: UserFilter): KeysetScan {
  const { search, sort = "newest" } = filter;
  const isByName = sort === "a-z" || sort === "z-a";
  const direction = sort === "newest" || sort === "z-a" ? "desc" : "asc";
  const name = sql`search_key${binaryCollation(db)}`;
  const parts =
    search === undefined
      ? standingsOf(filter)
      : foundBy(db, search).map((begins) => allOf([begins, ...standing(filter)]));
  // In another order than that of time, or after a search, the moment is looked at and not searched for.
  const moment = isByName || search !== undefined ? unindexedMoment(db) : sql`created_at`;
  const days = [
    filter.since !== undefined && sql`${moment} >= ${filter.since}`,
    filter.before !== undefined && sql`${moment} < ${filter.before}`,
  ];
  const branches = parts.map((part) => allOf([living, part, ...days]));
  return {
    table: "users",
    branches,
    ...(search !== undefined && { overlaps: true }),
    by: isByName ? name : sql`created_at`,
    direction,
  };
}

const standing = ({ role, accountStatus, kycStatus }: UserFilter) => [
  role && sql`role = ${sql.lit(role)}`,
  accountStatus && sql`account_status = ${sql.lit(accountStatus)}`,
  kycStatus && sql`kyc_status = ${sql.lit(kycStatus)}`,
];

/** Everybody in one, or every combination that the index by standing has of what is asked for. */
function standingsOf({ role, accountStatus, kycStatus }: UserFilter): RawBuilder<unknown>[] {
  if (!role && !accountStatus && !kycStatus) return [living];
  return combinations({
    account_status: accountStatus
      ? [accountStatus]
      : ["active", "inactive", "suspended", "pending"],
    kyc_status: kycStatus ? [kycStatus] : ["not_submitted", "pending", "approved", "rejected"],
    role: role ? [role] : ["user", "admin"],
  });
}

export function peopleListsIn(db: Db) {
  return {
    places: (filter: UserFilter, window: PageWindow) => scanKeyset(db, scanOf(db, filter), window),
    total: (filter: UserFilter) => countRows(db, scanOf(db, filter)),
    /** The ids of those whom a search finds, as long as they are no more than `most`; else one more than that. */
    async idsFound(search: string, most: number): Promise<string[]> {
      const { rows } = await sql<{
        id: string;
      }>`select id from (${idsFoundBy(db, search)}) as found limit ${most + 1}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

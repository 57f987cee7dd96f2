import type { Level } from "../../kernel/levels";
import type { PayoutBlock, Person } from "./rules";
import type { UserRow } from "../../database/schema";
import type { Db } from "../../database/db";
import type { Actor } from "../../http/call";
import { usersIn } from "./store";

export function personOf(row: UserRow): Person {
  return {
    id: row.id,
    role: row.role,
    accountStatus: row.account_status,
    kycStatus: row.kyc_status,
    isKycResubmitted: row.kyc_resubmitted_at !== null,
    isClosed: row.closed_at !== null,
  };
}

/** The verification level: by accepted documents, not by an approval without them. Without an identity, there is no level above. */
export function levelOf(
  row: Pick<UserRow, "kyc_status" | "kyc_checked_outside_at" | "level_two_at">,
): Level {
  if (row.kyc_status !== "approved" || row.kyc_checked_outside_at !== null) return 0;
  return row.level_two_at === null ? 1 : 2;
}

export function payoutBlockOf(
  row: Pick<UserRow, "payouts_blocked_until" | "payouts_frozen_at">,
): PayoutBlock {
  return { blockedUntil: row.payouts_blocked_until, frozenAt: row.payouts_frozen_at };
}

/** For emails: the name with the staff ID, if the user has one. */
export function namedWithId(row: Pick<UserRow, "fullname" | "staff_number">): string {
  const staffId = staffIdOf(row);
  return staffId === undefined ? row.fullname : `${row.fullname} (${staffId})`;
}

/** Like "S-0007"; undefined for customers. */
export function staffIdOf({ staff_number: number }: Pick<UserRow, "staff_number">) {
  return number === null ? undefined : `S-${String(number).padStart(4, "0")}`;
}

/** The caller; where their identity decides, as it is now and not as it was when the call began. */
export async function currentPerson(db: Db, { user }: Actor, isFresh: boolean): Promise<Person> {
  const current = isFresh ? await usersIn(db).byId(user.id) : undefined;
  return personOf(current ?? user);
}

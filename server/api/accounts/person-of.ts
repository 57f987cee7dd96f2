import type { Person } from "../../domain/people";
import type { UserRow } from "../../storage/schema";

export function personOf(row: UserRow): Person {
  return {
    id: row.id,
    role: row.role,
    accountStatus: row.account_status,
    kycStatus: row.kyc_status,
  };
}

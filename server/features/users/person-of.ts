import type { Person } from "./rules";
import type { UserRow } from "../../database/schema";

export function personOf(row: UserRow): Person {
  return {
    id: row.id,
    role: row.role,
    accountStatus: row.account_status,
    kycStatus: row.kyc_status,
    isClosed: row.closed_at !== null,
  };
}

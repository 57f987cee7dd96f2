// Rows that the ledger is reconciled with.
import type { StoredPaymentStatus } from "./crypto-payment-rows";

/** The gateway's last answer about a payment; status and amount are null if it didn't know it. */
export interface StatusSnapshotRow {
  order_number: string;
  read_at: number;
  status: StoredPaymentStatus | null;
  received: string | null;
  /** Of an open payment: the part of it that is confirmed and can't be lost again. */
  confirmed: string | null;
}

/** The result of a ledger check. */
export interface IntegrityCheckRow {
  id: string;
  /** The administrator who ran it; null for a command. */
  actor_id: string | null;
  entries: number;
  accounts: number;
  transactions: number;
  faults: number;
  /** The first of the faults, as a JSON array. */
  sentences: string;
  created_at: number;
}

export interface ReconciliationTables {
  gateway_status_snapshots: StatusSnapshotRow;
  integrity_checks: IntegrityCheckRow;
}

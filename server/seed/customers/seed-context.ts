// Shared state for writing the other customers' records.
import type { TransactionRow, UserRow, WalletRow } from "../../database/schema";
import { anonymize } from "../../features/audit/anonymize";
import type { AuditAction } from "../../features/audit/labels";
import { auditAad } from "../../features/audit/record-audit";
import type { PersonalVault } from "../../kernel/vault";
import type { Context } from "../../http/context";
import type { WalletAccount } from "../../features/ledger/rules";
import type { Random } from "./random";
import type { Moment } from "./moments";
import type { RowBuffer } from "./rows";

export interface SeededPayout {
  readonly customer: SeededCustomer;
  readonly row: Pick<TransactionRow, "id" | "user_id" | "version">;
  readonly approvedAt: number;
  readonly actorId: string;
  /** When the money was returned. */
  readonly returnedAt: number | null;
}

export interface SeedContext extends Moment {
  readonly context: Context;
  readonly rows: RowBuffer;
  /** Sealed bytes of documents, stored before the rows that name them. */
  readonly files: { readonly key: string; readonly bytes: Uint8Array }[];
  readonly random: Random;
  /** Withdrawals that were approved. */
  readonly payouts: SeededPayout[];
  /** The administrators who decide. */
  readonly adminIds: readonly string[];
}

export interface SeededCustomer {
  readonly user: UserRow;
  readonly wallet: WalletRow;
  readonly vault: PersonalVault;
  /** Minor units; accounts without postings are missing. */
  readonly balances: Map<WalletAccount, bigint>;
  /** The IDs of accounts and cards that the customer has used, by number. */
  readonly accounts: Map<string, string>;
}

interface AuditedMoment {
  readonly at: number;
  readonly actorId: string;
  readonly action: AuditAction;
  readonly subject: string;
  /** The affected user. */
  readonly personId?: string;
  /** The user it is about: it is encrypted with this user's key. */
  readonly about?: SeededCustomer;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
}

/** An audit log entry, as `recordAudit` writes it for a call without an IP address. */
export function addAuditLine({ context, rows }: SeedContext, line: AuditedMoment): void {
  const { at, actorId, action, subject, personId, about, before, after, reason } = line;
  const id = context.newId();
  const text = (value: unknown, part: "before" | "after") => {
    if (value === undefined) return null;
    if (!about) return JSON.stringify(value);
    const { anonymized, personal } = anonymize(value);
    if (personal === undefined) return JSON.stringify(anonymized);
    const sealed = about.vault.seal(JSON.stringify(personal), auditAad(id, part));
    return JSON.stringify({ ...anonymized, sealed });
  };
  rows.add("audit", {
    id,
    actor_id: actorId,
    action,
    subject,
    before: text(before, "before"),
    after: text(after, "after"),
    reason:
      reason === undefined ? null : (about?.vault.seal(reason, auditAad(id, "reason")) ?? reason),
    address: null,
    sealed_for: about?.user.id ?? null,
    person_id: personId ?? about?.user.id ?? null,
    request_id: null,
    created_at: at,
  });
}

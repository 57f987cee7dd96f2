// Appends to the audit log. Personal values are sealed with the key of the user they are about, so
// that they are erased with the user.
import type { ReasonCode } from "../../kernel/reasons";
import { auditIn } from "./store";
import type { Db } from "../../database/db";
import type { PersonalVault } from "../../kernel/vault";
import type { AuditAction } from "./labels";
import type { AuditRow } from "../../database/rows/record-rows";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { personalVaultFor, type KeyOwner } from "../users/personal-key";
import { anonymize } from "./anonymize";

export interface AuditedEvent {
  readonly action: AuditAction;
  /** The object, for example `transaction:<id>`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** A listed reason; recorded with the values after the event. */
  readonly reasonCode?: ReasonCode | null | undefined;
  readonly reason?: string | null | undefined;
  /** The user whose personal values are in `before`, `after` or `reason`: they are encrypted, except amounts, statuses and versions. */
  readonly about?: UserRow | undefined;
  /** The affected user, if neither `subject` nor `about` says so. */
  readonly personId?: string | undefined;
}

interface Audited {
  readonly context: Context;
  readonly actor: { readonly user: KeyOwner };
  readonly address: string | null;
}

/** Appends an entry inside the command's database transaction. */
export const recordAudit = (db: Db, call: Audited, event: AuditedEvent): Promise<void> =>
  recordAudits(db, call, [event]);

export async function recordAudits(
  db: Db,
  call: Audited,
  events: readonly AuditedEvent[],
): Promise<void> {
  const rows: AuditRow[] = [];
  for (const event of events) rows.push(await auditRow(db, call, event));
  await auditIn(db).append(rows);
}

async function auditRow(db: Db, call: Audited, event: AuditedEvent): Promise<AuditRow> {
  const { context, actor, address } = call;
  const { about } = event;
  const id = context.newId();
  const isOwn = about?.id === actor.user.id;
  const own = address !== null || isOwn ? await personalVaultFor(context, db, actor.user) : null;
  const theirs = isOwn || !about ? own : await personalVaultFor(context, db, about);
  const { before, after, reasonCode, reason } = event;
  const values = {
    before,
    after: reasonCode ? { ...Object(after), reasonCode } : after,
    reason: reason ?? undefined,
  };
  return {
    id,
    actor_id: actor.user.id,
    action: event.action,
    subject: event.subject,
    ...(about ? sealed(theirs, id, values) : plain(values)),
    address: own && address !== null ? own.seal(address, auditAad(id, "address")) : null,
    sealed_for: about?.id ?? null,
    person_id: event.personId ?? personIn(event.subject) ?? about?.id ?? null,
    request_id: context.requestId ?? null,
    created_at: context.now(),
  };
}

function personIn(subject: string): string | undefined {
  return /^user:(.+)$/.exec(subject)?.[1];
}

/** Binds an encrypted part of an entry to its position. */
export function auditAad(id: string, part: "before" | "after" | "reason" | "address"): string {
  return `audit:${id}:${part}`;
}

interface Values {
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | undefined;
}

function plain({ before, after, reason }: Values) {
  const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  return { before: text(before), after: text(after), reason: reason ?? null };
}

/** Without a vault, the user has just been deleted, and the entry has no personal values. */
function sealed(vault: PersonalVault | null, id: string, { before, after, reason }: Values) {
  const part = (value: unknown, name: "before" | "after") => {
    if (value === undefined) return null;
    const { anonymized, personal } = anonymize(value);
    const secret =
      personal === undefined
        ? {}
        : { sealed: vault?.seal(JSON.stringify(personal), auditAad(id, name)) ?? "" };
    return JSON.stringify({ ...anonymized, ...secret });
  };
  return {
    before: part(before, "before"),
    after: part(after, "after"),
    reason: reason === undefined ? null : (vault?.seal(reason, auditAad(id, "reason")) ?? ""),
  };
}

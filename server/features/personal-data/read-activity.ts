import { auditIn } from "../audit/store";
import type { PersonalData } from "./schemas";
import type { AuditRow } from "../../database/rows/record-rows";
import type { Reader } from "../profiles/present-user";
import { readAudit, vaultsById, type DecryptedAuditLine } from "../audit/read-audit";
import { accessActions } from "../sensitive-data/access-actions";
import { presentAccess } from "../sensitive-data/present-access";

/** The existence of a confidential note would tell a suspect about it. */
const confidential: ReadonlySet<string> = new Set(["note.added", "note.pinned", "note.unpinned"]);

/** Until it is decided, a request would warn of what it asks for; then its decision is listed. */
const isSecretOf = ({ action, actor_id }: AuditRow, userId: string) =>
  confidential.has(action) || (action === "approval_request.created" && actor_id !== userId);

/** The audit log entries by or about a user; access to their sensitive data is listed separately. */
export async function readActivity(
  { context, locale }: Reader,
  userId: string,
): Promise<Pick<PersonalData, "activity" | "accesses">> {
  const vaults = vaultsById(context);
  const rows = (await auditIn(context.storage.db).concerning(userId)).filter(
    (row) => !isSecretOf(row, userId),
  );
  const lines = await Promise.all(
    rows.map(async (row) => ({ row, line: await readAudit(context, row, { vaults, locale }) })),
  );
  return {
    activity: lines.map(({ row, line }) => activityOf(row, line, userId)),
    accesses: lines.flatMap(({ row, line }) => accessOf(row, line, userId) ?? []),
  };
}

/** Administrators may know what they did to others, but not the recorded values. */
function activityOf(
  row: AuditRow,
  { before, after, reason, address }: DecryptedAuditLine,
  userId: string,
): PersonalData["activity"][number] {
  const isOwn = row.actor_id === userId;
  const isAbout =
    row.sealed_for === userId || (row.sealed_for === null && row.subject === `user:${userId}`);
  const text = (value: unknown) => (isAbout && value !== null ? JSON.stringify(value) : undefined);
  return {
    at: new Date(row.created_at).toISOString(),
    action: row.action,
    by: actorOf(row, userId),
    address: isOwn ? (address ?? undefined) : undefined,
    before: text(before),
    after: text(after),
    reason: isAbout ? (reason ?? undefined) : undefined,
  };
}

/** A sign-in that was refused is recorded with the account that it was for, also if someone else tried. */
function actorOf(
  { action, actor_id }: AuditRow,
  userId: string,
): PersonalData["activity"][number]["by"] {
  if (action === "sign_in.refused") return "unknown";
  return actor_id === userId ? "yourself" : "another user";
}

function accessOf(
  row: AuditRow,
  { reason }: DecryptedAuditLine,
  userId: string,
): PersonalData["accesses"][number] | null {
  const what = row.sealed_for === userId ? accessActions[row.action] : undefined;
  return what ? presentAccess(row, what, reason) : null;
}

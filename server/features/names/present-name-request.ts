import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { personalVaultFor } from "../users/personal-key";
import { decisionAad } from "../second-approval/requested-call-row";
import { approvalRequestsIn } from "../second-approval/store";
import type { NameRequest } from "../users/name-schemas";
import { nameSubject, requestedName } from "./name-requests";

function statusOf(state: ApprovalRequestRow["state"]): NameRequest["status"] {
  return state === "open" ? "pending" : state;
}

/** All requests for a new name of this user, newest first. Those that can no longer be decrypted are left out. */
export async function nameRequestsOf(
  context: Context,
  db: Db,
  userId: string,
): Promise<NameRequest[]> {
  const rows = await approvalRequestsIn(db).about(nameSubject(userId));
  const presented = await Promise.all(rows.map((row) => presentNameRequest(context, db, row)));
  return presented.flatMap((request) => request ?? []);
}

async function presentNameRequest(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<NameRequest | null> {
  const fullname = await requestedName(context, db, row);
  if (fullname === null) return null;
  const vault = await personalVaultFor(context, db, { id: row.user_id });
  const reason = row.sealed_decision && vault?.open(row.sealed_decision, decisionAad(row.id));
  return {
    id: row.id,
    fullname,
    status: statusOf(row.state),
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.decided_at !== null && { decidedAt: new Date(row.decided_at).toISOString() }),
    ...(row.state === "rejected" && reason && { reason }),
  };
}

/** The user with the last request for a new name. Read after a command: its stored response has no encrypted values. */
export async function withNameRequest<Shown extends { readonly id: string }>(
  context: Context,
  user: Shown,
): Promise<Shown & { fullnameRequest?: NameRequest }> {
  const { db } = context.storage;
  const requests = await approvalRequestsIn(db).about(nameSubject(user.id));
  const row = requests.find(({ state }) => state === "open") ?? requests[0];
  if (!row || row.state === "approved" || row.state === "cancelled") return user;
  const fullnameRequest = await presentNameRequest(context, db, row);
  return fullnameRequest ? { ...user, fullnameRequest } : user;
}

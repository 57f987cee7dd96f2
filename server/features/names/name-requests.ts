// Requests for a new full name: approval requests for an edit of the user, at most one open per user.
import { z } from "zod";
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { UserRow } from "../../database/schema";
import type { Actor, Refused, Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { limits } from "../../kernel/limits";
import { isSameText } from "../../kernel/name-likeness";
import type { ReasonCode } from "../../kernel/reasons";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { storedCallOf, storeRequestedCall } from "../second-approval/requested-call-row";
import { approvalRequestsIn } from "../second-approval/store";
import { rightForName } from "./rules";
import { messagesIn } from "../../locales/messages";
import { command } from "../../http/command";
import type { nameOperations } from "./operations";

const subjectPrefix = "name:";
/** How a request for a new name identifies the user. */
export const nameSubject = (userId: string): string => `${subjectPrefix}${userId}`;

export const isNameRequest = ({ subject }: Pick<ApprovalRequestRow, "subject">): boolean =>
  subject?.startsWith(subjectPrefix) === true;

/** Lock them before the user, as an approval does: the other order could deadlock. */
export const lockNameRequests = (db: Db, userId: string): Promise<ApprovalRequestRow[]> =>
  approvalRequestsIn(db).openAboutLocked(nameSubject(userId));

interface NameCall {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

const StoredName = z.object({ body: z.object({ fullname: z.string() }) });

/** The requested name; null if it can no longer be decrypted. */
export async function requestedName(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<string | null> {
  const stored = await storedCallOf(context, db, row);
  return stored && StoredName.parse(stored).body.fullname;
}

/** Files the request inside the command's database transaction. It replaces an open one, unless that one is for the same name. */
export async function requestName(
  call: NameCall,
  db: Db,
  { row, fullname }: { readonly row: UserRow; readonly fullname: string },
): Promise<Refused | null> {
  const { context, actor } = call;
  const right = rightForName(row);
  if (!right) return null;
  const subject = nameSubject(row.id);
  const requests = await approvalRequestsIn(db).about(subject);
  for (const open of requests.filter(({ state }) => state === "open")) {
    const name = await requestedName(context, db, open);
    if (name !== null && isSameText(name, fullname)) return null;
  }
  const { most, perMinutes } = limits.rateLimits.nameRequests;
  const since = context.now() - perMinutes * 60_000;
  const recent = requests.filter(
    (one) => one.requester_id === actor.user.id && one.created_at > since,
  );
  const oldest = recent.at(-1);
  if (oldest && recent.length >= most)
    return refuse("too_many_requests", {
      retryAfter: Math.ceil((oldest.created_at - since) / 1000),
    });
  await endNameRequests(call, db, row.id, { reasonCode: "newer_name_request" });
  const stored = await storeRequestedCall(call, db, {
    userId: row.id,
    walletId: null,
    amount: null,
    subject,
    stored: {
      name: "PATCH /users/{id}",
      params: { id: row.id },
      body: { fullname },
      seen: row.fullname,
      right,
    },
  });
  return isRefusal(stored) ? stored : null;
}

interface End {
  readonly reasonCode?: ReasonCode;
  /** The name that the user got: a request for it counts as approved, unless its requester decided. */
  readonly newName?: string;
}

/** Ends the open requests; returns how many there were. */
export async function endNameRequests(
  call: NameCall,
  db: Db,
  userId: string,
  { reasonCode, newName }: End,
): Promise<number> {
  const { context, actor } = call;
  const open = await approvalRequestsIn(db).openAbout(nameSubject(userId));
  for (const request of open) {
    const name = newName === undefined ? null : await requestedName(context, db, request);
    const isGranted = name === newName && request.requester_id !== actor.user.id;
    const state = isGranted ? "approved" : "cancelled";
    await approvalRequestsIn(db).end(request.id, {
      state,
      decider_id: actor.user.id,
      decided_at: context.now(),
    });
    await recordAudit(db, call, {
      action: `approval_request.${state}`,
      subject: `approval_request:${request.id}`,
      reasonCode: isGranted ? null : reasonCode,
      personId: userId,
    });
  }
  return open.length;
}

export const cancelNameRequest: Handler<typeof nameOperations.cancelNameRequest> = (call) =>
  command(call, async (db) => {
    const { id } = call.actor.user;
    await lockNameRequests(db, id);
    if ((await endNameRequests(call, db, id, {})) === 0) return refuse("name_request_missing");
    return { message: messagesIn(call.locale, "notices")("nameRequestCanceled") };
  });

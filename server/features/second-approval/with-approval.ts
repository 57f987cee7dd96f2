// Stores a call that needs two people, as sent, until another person approves it.
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { z } from "zod";
import type { Db } from "../../database/db";
import type { Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { rightsFor, type Operation } from "../../http/operation";
import type { ReasonCode } from "../../kernel/reasons";
import { isRefusal, refuse } from "../../kernel/refusal";
import { countApprovers } from "./approvers";
import { ApprovalRequired, type PendingApproval } from "./require-two-people";
import type { ApprovalReference } from "../../kernel/schemas/approval-reference";
import { storeRequestedCall, sameRequest } from "./requested-call-row";
import { approvalRequestsIn } from "./store";
import { createHash } from "node:crypto";
import { rateLimitsIn } from "../../http/rate-limit-store";
import { secondsToWait, windowEnd } from "../../kernel/rate-limit";
import type { Context } from "../../http/context";

interface Subject {
  readonly subject: string;
  readonly version?: number;
  readonly seen?: unknown;
}

interface ApprovalOptions<E extends Operation> {
  readonly operation: E;
  /** The record it changes, as the audit log names it, and the version that the approval requires. */
  readonly subject: (call: Call<E>, db: Db) => Promise<Subject>;
  /** The call's response with nothing changed. */
  readonly unchanged: (
    call: Call<E>,
    db: Db,
  ) => Promise<Omit<z.output<E["answer"]>, "approvalRequest"> | Refused>;
  /** For the audit log. */
  readonly reasonCode?: (call: Call<E>) => ReasonCode | null | undefined;
}

/** The message of the response while a call waits for its approval. */
export const waitsForApproval = ({ locale }: { readonly locale: Locale }): string =>
  messagesIn(locale, "notices")("waitsForApproval");

/** Wraps a handler: a call that needs two people is stored for the second, and the response is its approval request. */
export function withApproval<E extends Operation>(
  handler: Handler<E>,
  options: ApprovalOptions<E>,
): Handler<E> {
  return async (call) => {
    // The handler's own reading is rolled back. If the record is the same before it and when the call is stored, so was it in between.
    const known = await options.subject(call, call.context.storage.db);
    const answer: unknown = await handler(call);
    if (!(answer instanceof ApprovalRequired)) return answer as Awaited<ReturnType<Handler<E>>>;
    if (call.approval) return refuse("approval_request_outdated");
    return requestApproval(call, options, { ...answer.pending, known }) as ReturnType<Handler<E>>;
  };
}

async function requestApproval<E extends Operation>(
  call: Call<E>,
  options: ApprovalOptions<E>,
  pending: PendingApproval & { readonly known: Subject },
) {
  const { context, actor } = call;
  if (!actor) return refuse("unauthenticated");
  const rights = pending.right ? [pending.right] : rightsFor(options.operation);
  return command({ ...call, actor }, async (db) => {
    if (
      (await countApprovers(db, { context, rights, apart: [actor.user.id, pending.userId] })) === 0
    )
      return refuse(pending.right === "staff" ? "second_owner_missing" : "second_approver_missing");
    const { subject, version, seen } = await options.subject(call, db);
    if (subject !== pending.known.subject || version !== pending.known.version)
      return refuse("changed_by_someone_else");
    const tooMany = await countRequest({ context, actor }, db);
    if (tooMany) return tooMany;
    const open = await approvalRequestsIn(db).openAbout(subject);
    if (version !== undefined && open.some((row) => row.subject_version === version))
      return refuse("approval_pending");
    const body = { ...Object(call.body), ...(version !== undefined && { version }) } as object;
    const stored = { name: call.name, params: call.params, body, seen, right: pending.right };
    const row = await storeRequestedCall({ ...call, actor }, db, {
      ...pending,
      stored,
      subject,
      version,
      reasonCode: options.reasonCode?.(call),
    });
    if (isRefusal(row)) return row;
    const same = await sameRequest(context, db, row);
    const approvalRequest: ApprovalReference = {
      id: row.id,
      state: "open",
      ...(same && { sameAs: same.id }),
    };
    const unchanged = await options.unchanged(call, db);
    return { ...unchanged, approvalRequest };
  });
}

/** Approval requests that one person may have open. */
export const openRequestsMaximum = 50;

interface Filing {
  readonly context: Pick<Context, "now" | "settings">;
  readonly actor: { readonly user: { readonly id: string } };
}

/** Counts a request inside its database transaction: refused and replayed calls don't count. The count's row keeps a person's requests apart. */
export async function countRequest({ context, actor }: Filing, db: Db): Promise<Refused | null> {
  const { approvalRequests: limit } = context.settings.rateLimits;
  const now = context.now();
  const subject = createHash("sha256")
    .update(`approval request ${actor.user.id}`)
    .digest("base64url");
  const row = await rateLimitsIn(db).consume(subject, { now, endsAt: windowEnd(limit, now) });
  const used = { count: row.used, windowEndsAt: row.window_ends_at };
  const retryAfter = secondsToWait(limit, used, now);
  if (retryAfter > 0)
    return refuse("too_many_approval_requests", {
      retryAfter,
      values: { maximum: limit.most, minutes: Math.ceil(retryAfter / 60) },
    });
  return (await approvalRequestsIn(db).countOpenBy(actor.user.id)) >= openRequestsMaximum
    ? refuse("too_many_open_requests", { values: { maximum: openRequestsMaximum } })
    : null;
}

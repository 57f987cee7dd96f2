// Stores a call that needs two people, as sent, until another person approves it.
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { Db } from "../../database/db";
import type { Approvable, ApprovalSubject, Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import type { Endpoint } from "../../http/feature";
import { nameOf, rightsFor, type Operation } from "../../http/operation";
import { isRefusal, refuse } from "../../kernel/refusal";
import { countApprovers, ApprovalRequired, type PendingApproval } from "./require-two-people";
import type { ApprovalReference } from "../../kernel/schemas/approval-reference";
import { storeRequestedCall, sameRequest } from "./requested-call-row";
import { approvalRequestsIn } from "./store";
import { createHash } from "node:crypto";
import { rateLimitsIn } from "../../http/rate-limit-store";
import { secondsToWait, windowEnd } from "../../kernel/rate-limit";
import type { Context } from "../../http/context";

declare module "../../http/context" {
  interface Context {
    /** The endpoints whose calls may need a second person, by the name of the call. */
    readonly approvable: ReadonlyMap<string, ApprovableEndpoint>;
  }
}

type ApprovableEndpoint = Required<Endpoint>;

const isApprovable = (endpoint: Endpoint): endpoint is ApprovableEndpoint =>
  endpoint.approval !== undefined;

export const approvableAmong = (endpoints: readonly Endpoint[]) =>
  new Map(endpoints.filter(isApprovable).map((one) => [nameOf(one.operation), one] as const));

/** As they are dispatched: a call that needs two people is stored for the second. */
export const withApprovals = (endpoints: readonly Endpoint[]): Endpoint[] =>
  endpoints.map((one) =>
    isApprovable(one) ? { ...one, handler: withApproval(one.operation, one.approval) } : one,
  );

/** Of a call that is accepted without a reason and has none. */
export const missingReason = (
  { explainedBy: field }: Pick<Approvable<Operation>, "explainedBy">,
  body: unknown,
) => (field === undefined || Object(body)[field] ? undefined : "no_reason_given");

/** The message of the response while a call waits for its approval. */
export const waitsForApproval = ({ locale }: { readonly locale: Locale }) =>
  Promise.resolve({ message: messagesIn(locale, "notices")("waitsForApproval") });

/** The handler of the first person's calls: one that needs two people is stored for the second, and the response is its approval request. */
export function withApproval<E extends Operation>(
  operation: E,
  approval: Approvable<E>,
): Handler<E> {
  return async (call) => {
    // The handler's own reading is rolled back. If the record is the same before it and when the call is stored, so was it in between.
    const known = await approval.subject(call, call.context.storage.db);
    const answer: unknown = await approval.handler(call);
    if (!(answer instanceof ApprovalRequired)) return answer as Awaited<ReturnType<Handler<E>>>;
    const wanted = { operation, approval, known };
    return requestApproval(call, wanted, answer.pending) as ReturnType<Handler<E>>;
  };
}

async function requestApproval<E extends Operation>(
  call: Call<E>,
  { operation, approval, known }: { operation: E; approval: Approvable<E>; known: ApprovalSubject },
  pending: PendingApproval,
) {
  const { context, actor } = call;
  if (!actor) return refuse("unauthenticated");
  const rights = pending.right ? [pending.right] : rightsFor(operation);
  return command({ ...call, actor }, async (db) => {
    if (
      (await countApprovers(db, { context, rights, apart: [actor.user.id, pending.userId] })) === 0
    )
      return refuse(pending.right === "staff" ? "second_owner_missing" : "second_approver_missing");
    const current = await approval.subject(call, db);
    const { subject, version, seen } = current;
    if (JSON.stringify(current) !== JSON.stringify(known)) return refuse("changed_by_someone_else");
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
      reasonCode: missingReason(approval, call.body),
    });
    if (isRefusal(row)) return row;
    const same = await sameRequest(context, db, row);
    const approvalRequest: ApprovalReference = {
      id: row.id,
      state: "open",
      ...(same && { sameAs: same.id }),
    };
    const unchanged = await approval.unchanged(call, db);
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

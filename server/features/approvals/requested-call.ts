// A call that waits for a second person: how to execute it, whose rights it needs, and whether its record has changed since.
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Db } from "../../database/db";
import type { Actor, Approval, Call, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { rightsFor } from "../../http/operation";
import type { Locale } from "../../locales/locale";
import type { StaffRight } from "../../kernel/staff-roles";
import type { StoredCall } from "../second-approval/requested-call-row";
import { checkRight } from "../../http/rights";
import { refuse } from "../../kernel/refusal";
import { rightsNow } from "../second-approval/require-two-people";
import { isNameRequest } from "../names/name-requests";
import { personOf } from "../users/person-of";
import { checkMaySignIn, isAdministrator } from "../users/rules";
import { usersIn } from "../users/store";

export interface RequestWithCall {
  readonly row: ApprovalRequestRow;
  /** Null if the affected user has been erased since, or for an adjustment. */
  readonly stored: StoredCall | null;
}

/** The operation of a stored call, with the call's input; undefined if it's no longer accepted. */
function acceptedCall(approvable: Context["approvable"], { name, params, body }: StoredCall) {
  const endpoint = approvable.get(name);
  const parsed = endpoint?.operation.body?.safeParse(body);
  if (!endpoint || parsed?.success === false) return undefined;
  // Parsed with the schema of the operation whose handler and rule read it.
  return { endpoint, input: { params, body: parsed?.data as never } };
}

interface Deciding {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
  readonly device: string | null;
  readonly key: string | null;
  readonly locale: Locale;
}

/** Executes the call with the second person's approval, in their name. */
export async function executeRequestedCall(
  deciding: Deciding,
  stored: StoredCall,
  approval: Approval,
): Promise<object | Refused> {
  const { context, actor, address, device, key, locale } = deciding;
  const accepted = acceptedCall(context.approvable, stored);
  if (!accepted) return refuse("approval_request_outdated");
  const call = {
    context,
    actor,
    ...accepted.input,
    query: undefined,
    key,
    address,
    device,
    deviceToken: null,
    isApiClient: false,
    locale,
    acceptedLanguage: null,
    name: stored.name,
    approval,
  } satisfies Record<keyof Call, unknown>;
  return accepted.endpoint.handler(call);
}

/** What a request needs, from its requester and its approver: one of each list. A list is empty if the call can no longer be decrypted. */
type RightsForRequest = readonly (readonly StaffRight[])[];

export function rightsForRequest(
  { approvable }: Pick<Context, "approvable">,
  { row, stored }: RequestWithCall,
): RightsForRequest {
  if (row.kind !== "call") return [["adjustments"]];
  const operation = stored && approvable.get(stored.name)?.operation;
  if (!operation) return [[]];
  return [rightsFor(operation), ...(stored.right ? [[stored.right]] : [])];
}

/** Refuses callers without any of the rights of a list. */
export function checkRights(actor: Actor, lists: RightsForRequest): Refused | null {
  return lists.map((rights) => checkAnyRight(actor, rights)).find(Boolean) ?? null;
}

function checkAnyRight(actor: Actor, rights: readonly StaffRight[]): Refused | null {
  const refusals = rights.map((right) => checkRight(actor, right));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** Users request their own name while they may sign in, and staff while they are active; otherwise it takes the right to edit profiles. */
async function checkNameRequester(
  context: Context,
  db: Db,
  { requester_id: requesterId, user_id: userId }: ApprovalRequestRow,
): Promise<Refused | null> {
  const requester = await usersIn(db).byId(requesterId);
  const person = requester && personOf(requester);
  const mayAsk =
    person !== undefined &&
    (requesterId === userId
      ? checkMaySignIn(person) === null && (person.role === "user" || isAdministrator(person))
      : (await rightsNow(context, db, requesterId)).has("profiles"));
  return mayAsk ? null : refuse("requester_may_not");
}

/** Refuses a request that its requester would no longer be allowed to make. */
export async function checkRequester(
  context: Context,
  db: Db,
  requested: RequestWithCall,
): Promise<Refused | null> {
  const { row } = requested;
  if (isNameRequest(row)) return checkNameRequester(context, db, row);
  const held = await rightsNow(context, db, row.requester_id);
  const lists = rightsForRequest(context, requested);
  const isAllowed = lists.every((rights) => rights.some((right) => held.has(right)));
  return isAllowed ? null : refuse("requester_may_not");
}

/** Whether the record of a request has changed since the request. */
export async function isChanged(
  { approvable }: Pick<Context, "approvable">,
  db: Db,
  { row, stored }: RequestWithCall,
): Promise<boolean> {
  if (row.subject_version === null) return false;
  const accepted = stored && acceptedCall(approvable, stored);
  if (!accepted) return true;
  const now = await accepted.endpoint.approval.subject(accepted.input, db);
  return (
    now.subject !== row.subject ||
    now.version !== row.subject_version ||
    JSON.stringify(now.seen) !== JSON.stringify(stored.seen)
  );
}

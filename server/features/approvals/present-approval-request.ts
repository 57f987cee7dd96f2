import { walletsIn } from "../ledger/wallet-store";
import { approvalRequestsIn } from "../second-approval/store";
import { sameRequest, storedCallOf, type StoredCall } from "../second-approval/requested-call-row";
import type { Db } from "../../database/db";
import { missingReason } from "../second-approval/with-approval";
import type { ApprovalRequest } from "./schemas";
import { shownBalances, type ShownBalances, type RequestedBalances } from "../adjustments/rules";
import { add, numberOf, subtract } from "../../kernel/money";
import { instantOf } from "../../kernel/instants";
import { refuse, isRefusal } from "../../kernel/refusal";
import { namedThen } from "../audit/named-then";
import {
  checkRights,
  rightsForRequest,
  type RequestWithCall,
  checkRequester,
  isChanged,
} from "./requested-call";
import { checkApprovalRequest, isOutdated, pendingRequest, requestedBalanceChanges } from "./rules";
import { gatewayActor } from "../crypto-payments/handle-update";
import { messagesIn } from "../../locales/messages";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Actor, Refused, Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { parseRequest, reasonOf, type RequestedAdjustment } from "./stored-request";
import { z } from "zod";
import { reasonLabel } from "../../kernel/reasons";
import { staffRoles } from "../../kernel/staff-roles";
import { amountOf } from "../../database/money-columns";
import { emailLinkOf } from "../accounts/email-link-state";
import { isNameRequest } from "../names/name-requests";
import { isStaffName } from "../names/staff-names";
import type { approvalRequestOperations } from "./operations";
import { countedPage, pageResponseOf } from "../../http/list-page";

export const listApprovalRequests: Handler<typeof approvalRequestOperations.list> = async ({
  context,
  actor,
  query,
}) => {
  const { db } = context.storage;
  const found = await countedPage(query, {
    rows: (window) => approvalRequestsIn(db).list(query.state, window),
    total: () => approvalRequestsIn(db).count(query.state),
  });
  if (isRefusal(found)) return found;
  return {
    approvalRequests: await presentApprovalRequests(context, db, found.rows, actor),
    isAsked: context.settings.adjustmentsNeedApproval,
    ...pageResponseOf(query, found.total),
  };
};

export const readApprovalRequest: Handler<typeof approvalRequestOperations.get> = ({
  context,
  actor,
  params,
}) => presentStoredRequest(context, params.id ?? "", actor);

/** Read and decrypted after a command, never in it: a command's response is stored with its key, unencrypted. */
export async function presentStoredRequest(
  context: Context,
  id: string,
  viewer: Actor,
): Promise<ApprovalRequest | Refused> {
  const { db } = context.storage;
  const row = await approvalRequestsIn(db).byId(id);
  const [request] = row ? await presentApprovalRequests(context, db, [row], viewer) : [];
  return request ?? refuse("not_found");
}

/** As the viewer sees them: with current balances while open, afterwards with those at the request. */
export async function presentApprovalRequests(
  context: Context,
  db: Db,
  rows: readonly ApprovalRequestRow[],
  viewer: Actor,
): Promise<ApprovalRequest[]> {
  const language = context.settings.language;
  const sames = await Promise.all(
    rows.map(async (row) => (row.state === "open" ? sameRequest(context, db, row) : undefined)),
  );
  const namedUser = await namedThen(
    context,
    db,
    [
      ...rows.flatMap((row) => [affectedIn(context, row), requesterIn(row), deciderIn(row) ?? []]),
      ...sames.map((same) => (same ? requesterIn(same) : [])),
    ].flat(),
    language,
  );
  // The gateway ends requests that its reports made obsolete.
  const named: Presented["named"] = (mention) =>
    mention.id === gatewayActor.user.id
      ? { id: mention.id, name: messagesIn(language, "labels")("cryptoGateway") }
      : namedUser(mention);
  return Promise.all(
    rows.map((row, index) => presentOne(context, db, { row, same: sames[index], viewer, named })),
  );
}

const affectedIn = ({ now }: Context, row: ApprovalRequestRow) => ({ id: row.user_id, at: now() });
const requesterIn = (row: ApprovalRequestRow) => ({ id: row.requester_id, at: row.created_at });
const deciderIn = ({ decider_id: id, decided_at: at, created_at: since }: ApprovalRequestRow) =>
  id === null ? undefined : { id, at: at ?? since };

interface Presented {
  readonly row: ApprovalRequestRow;
  /** The request that it repeats, if any. */
  readonly same: ApprovalRequestRow | undefined;
  readonly viewer: Actor;
  readonly named: Awaited<ReturnType<typeof namedThen>>;
}

async function presentOne(
  context: Context,
  db: Db,
  { row, same, viewer, named }: Presented,
): Promise<ApprovalRequest> {
  const requested = { row, stored: await storedCallOf(context, db, row) };
  const contents = await (row.kind === "call"
    ? requestedCallContents(context, db, requested)
    : adjustmentContents(db, row));
  const { name: fullname, email = "", staffId } = named(affectedIn(context, row));
  const decider = deciderIn(row);
  const rights = rightsForRequest(context, requested);
  const may = (decision: "approved" | "cancelled") =>
    checkApprovalRequest(pendingRequest(row, context.now()), viewer.user.id, decision) === null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    user: row.user_id,
    userDetails: { fullname, email, staffId },
    reason: await reasonOf(context, db, row),
    ...contents,
    sameAs: same && {
      id: same.id,
      state: same.state === "approved" ? same.state : "open",
      createdAt: new Date(same.created_at).toISOString(),
      requestedBy: named(requesterIn(same)),
    },
    requestedBy: named(requesterIn(row)),
    decidedBy: decider && named(decider),
    createdAt: new Date(row.created_at).toISOString(),
    decidedAt: instantOf(row.decided_at),
    canDecide: may("approved") && checkRights(viewer, rights) === null,
    canCancel: may("cancelled"),
    ...(row.restores && {
      suspension: {
        isLapsed: row.state === "rejected" && row.decider_id === null,
        lapsesAt: instantOf(row.lapses_at),
      },
    }),
  };
}

type Contents = Pick<ApprovalRequest, "currency" | "changes" | "credit" | "call" | "isOutdated"> &
  Partial<Pick<ApprovalRequest, "reason" | "userDetails">>;

async function adjustmentContents(db: Db, row: ApprovalRequestRow): Promise<Contents> {
  const id = row.wallet_id ?? "";
  const wallet = await walletsIn(db).byId(id);
  const inWallet = { id, currency: wallet?.currency ?? "USD" } as const;
  const adjustment = parseRequest(row, inWallet);
  const isOpen = row.state === "open";
  const now = shownBalances(await walletsIn(db).balances(inWallet));
  return {
    currency: inWallet.currency,
    changes: changesOf(adjustment, isOpen ? now : undefined),
    credit: adjustment.credit && {
      ...adjustment.credit,
      amount: numberOf(adjustment.credit.amount),
    },
    isOutdated: isOpen && isOutdated(adjustment.balances ?? {}, adjustment.seen, now),
  };
}

function changesOf(
  adjustment: RequestedAdjustment,
  now: ShownBalances | undefined,
): ApprovalRequest["changes"] {
  const from = now ?? adjustment.seen;
  return requestedBalanceChanges(from, wantedFrom(adjustment, from)).map(
    ({ field, after, posted }) => ({
      field,
      before: numberOf(adjustment.seen[field]),
      now: now && numberOf(now[field]),
      after: numberOf(after),
      posted: numberOf(posted),
    }),
  );
}

/** A credit adds to the available balance at approval. */
function wantedFrom(
  { balances, credit }: RequestedAdjustment,
  { availableBalance }: ShownBalances,
): RequestedBalances {
  if (!credit) return balances ?? {};
  const change = credit.type === "deposit" ? add : subtract;
  return { availableBalance: change(availableBalance, credit.amount) };
}

/** Fields of every call that aren't part of the change. */
const bookkeeping = new Set(["version", "reason"]);

/** A requested call as shown to the second person, before and after the decision. */
async function requestedCallContents(
  context: Context,
  db: Db,
  requested: RequestWithCall,
): Promise<Contents> {
  const { row, stored: call } = requested;
  const { amount_minor: minor, currency } = row;
  const sent = Object.entries(Object(call?.body) as Record<string, unknown>);
  const rule = context.approvable.get(call?.name ?? "")?.approval;
  const without = rule && missingReason(rule, call?.body);
  const reason =
    sent.find(([name]) => name === "reason")?.[1] ??
    (without && reasonLabel(without, context.settings.language));
  const roles = call && rolesOf(call);
  const email = call && emailOf(call);
  const emailLink = email && (await emailLinkOf(context, db, row));
  const fullname = call && isNameRequest(row) && (await nameOf(db, row, call));
  const invited = Invited.safeParse(call?.body);
  return {
    currency: currency ?? "USD",
    changes: [],
    call: {
      name: call?.name ?? "",
      subject: row.subject ?? "",
      body: Object.fromEntries(sent.filter(([name]) => !bookkeeping.has(name))),
      ...(roles && { roles }),
      ...(email && { email }),
      ...(fullname && { fullname }),
      ...(emailLink && { emailLink }),
      ...(minor !== null &&
        currency !== null && { amount: numberOf(amountOf({ amount_minor: minor, currency })) }),
    },
    ...(call?.name === "POST /staff" && invited.success && { userDetails: invited.data }),
    ...(typeof reason === "string" && { reason }),
    isOutdated: row.state === "open" && (call === null || (await isVoid(context, db, requested))),
  };
}

async function isVoid(context: Context, db: Db, requested: RequestWithCall): Promise<boolean> {
  return (
    (await isChanged(context, db, requested)) ||
    (await checkRequester(context, db, requested)) !== null
  );
}

const Roles = z.array(z.enum(staffRoles));
const Invited = z.object({ fullname: z.string(), email: z.string() });
const RolesChange = z.object({
  name: z.string().endsWith("/staff").or(z.string().endsWith("/staff/{id}")),
  seen: Roles,
  body: z.object({ roles: Roles.default([]) }),
});

const EmailChange = z.object({
  name: z.string().endsWith("/email-change"),
  seen: z.string(),
  body: z.object({ email: z.string() }),
});

/** Email before and after, if the call changes it. */
function emailOf(call: StoredCall) {
  const { data } = EmailChange.safeParse(call);
  return data && { before: data.seen, after: data.body.email };
}

const NameChange = z.object({ seen: z.string(), body: z.object({ fullname: z.string() }) });

/** Names before and after, and whether the new one looks like a staff member's. */
async function nameOf(db: Db, { user_id: id }: ApprovalRequestRow, call: StoredCall) {
  const { data } = NameChange.safeParse(call);
  if (!data) return undefined;
  const { seen: before, body } = data;
  const after = body.fullname;
  return { before, after, isStaffName: await isStaffName(db, { id, name: after }) };
}

/** Roles before and after, if the call changes them. */
function rolesOf(call: StoredCall) {
  const { data } = RolesChange.safeParse(call);
  return data && { before: data.seen, after: data.body.roles };
}

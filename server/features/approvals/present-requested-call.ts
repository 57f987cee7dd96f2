// A requested call as shown to the second person, before and after the decision.
import { z } from "zod";
import type { Db } from "../../database/db";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Context } from "../../http/context";
import { numberOf } from "../../kernel/money";
import { reasonLabel } from "../../kernel/reasons";
import { staffRoles } from "../../kernel/staff-roles";
import { amountOf } from "../../database/money-columns";
import { emailLinkOf } from "../accounts/email-link-state";
import { isNameRequest } from "../names/name-requests";
import { isStaffName } from "../names/staff-names";
import { storedCallOf, type StoredCall } from "./approvable-calls";
import { checkRequester } from "./rights-for-request";
import type { ApprovalRequest } from "./schemas";
import { isChanged } from "./subject-version";

type RequestedCallContents = Pick<ApprovalRequest, "currency" | "changes" | "call" | "isOutdated"> &
  Partial<Pick<ApprovalRequest, "reason" | "userDetails">>;

/** Fields of every call that aren't part of the change. */
const bookkeeping = new Set(["version", "reason"]);

export async function requestedCallContents(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<RequestedCallContents> {
  const call = await storedCallOf(context, db, row);
  const { amount_minor: minor, currency } = row;
  const sent = Object.entries(Object(call?.body) as Record<string, unknown>);
  const reason = sent.find(([name]) => name === "reason")?.[1] ?? missingReason(context, call);
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
    isOutdated: row.state === "open" && (call === null || (await isVoid({ context, db, row }))),
  };
}

/** The calls that are accepted without a reason and then say so, with the field that has it. */
const explainedBy: Readonly<Record<string, string>> = {
  "DELETE /users/{id}": "reason",
  "DELETE /wallets/admin/user/{id}": "reason",
  "PATCH /wallets/admin/user/{id}": "reason",
  "POST /wallets/admin/credit": "description",
};

function missingReason({ settings }: Context, call: StoredCall | null): string | undefined {
  const field = explainedBy[call?.name ?? ""];
  return field === undefined || Object(call?.body)[field]
    ? undefined
    : reasonLabel("no_reason_given", settings.language);
}

interface PresentedCall {
  readonly context: Context;
  readonly db: Db;
  readonly row: ApprovalRequestRow;
}

async function isVoid({ context, db, row }: PresentedCall): Promise<boolean> {
  return (await isChanged(db, row)) || (await checkRequester(context, db, row)) !== null;
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

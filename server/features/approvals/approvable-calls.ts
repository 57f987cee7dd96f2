// The calls that may need a second person's approval: how to execute one, whose rights it needs, and whether its record has changed since.
import { z } from "zod";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Db } from "../../database/db";
import type { Actor, Approval, Call, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { type Operation, rightsFor } from "../../http/operation";
import type { Locale } from "../../locales/locale";
import { staffRights, type StaffRight } from "../../kernel/staff-roles";
import { adjustmentOperations } from "../adjustments/operations";
import { creditWallet } from "../adjustments/credit-wallet";
import { editBalances } from "../adjustments/edit-balances";
import { accountOperations } from "../accounts/operations";
import { changeEmail } from "../accounts/change-email";
import { deleteUser } from "../accounts/delete-user";
import { editUser } from "../accounts/edit-user";
import { recoveryOperations } from "../accounts/recovery-operations";
import { removeSecondFactor } from "../accounts/remove-second-factor";
import { bankLineOperations } from "../bank-statements/line-operations";
import { allowLine, closeLine, creditLine } from "../bank-statements/resolve-line";
import { payoutStopOperations } from "../withdrawals/operations";
import { resumePayouts, versionOfStop } from "../withdrawals/stop-payouts";
import { markReturned } from "../payouts/change-payout";
import { payoutBatchOperations } from "../payouts/batch-operations";
import { payoutOperations } from "../payouts/operations";
import { cancelBatch, takeOutPayout, versionOfBatch } from "../payouts/take-out-payouts";
import { setLevel } from "../movement-limits/change-level";
import { limitOperations } from "../movement-limits/operations";
import { raiseLimit } from "../movement-limits/raise-limit";
import { personalVaultFor } from "../users/personal-key";
import { requestedCallAad } from "../second-approval/requested-call-row";
import { changeRoles, endStaff } from "../staff/change-roles";
import { inviteStaff } from "../staff/invite-staff";
import { staffOperations } from "../staff/operations";
import { approveTransaction } from "../transactions/decide-transaction";
import { decisionOperations } from "../transactions/decision-operations";
import { deleteTransaction } from "../transactions/delete-transaction";
import { editTransaction } from "../transactions/edit-transaction";
import { transactionOperations } from "../transactions/operations";
import { setTransactionStatus } from "../transactions/set-transaction-status";
import { adminWalletOperations } from "../wallets/admin-operations";
import { deleteWallet } from "../wallets/delete-wallet";
import { checkRight } from "../../http/rights";
import { refuse } from "../../kernel/refusal";
import { rightsNow } from "../second-approval/require-two-people";
import { isNameRequest } from "../names/name-requests";
import { personOf } from "../users/person-of";
import { checkMaySignIn, isAdministrator } from "../users/rules";
import { usersIn } from "../users/store";
import { bankLinesIn } from "../bank-statements/line-store";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { secondFactorsIn } from "../second-factor/store";

interface ApprovableOperation {
  readonly operation: Operation;
  readonly handler: (call: never) => Promise<object | Refused>;
}

const approvable: readonly ApprovableOperation[] = [
  { operation: decisionOperations.approve, handler: approveTransaction },
  { operation: transactionOperations.edit, handler: editTransaction },
  { operation: transactionOperations.setStatus, handler: setTransactionStatus },
  { operation: transactionOperations.remove, handler: deleteTransaction },
  { operation: payoutOperations.markReturned, handler: markReturned },
  { operation: payoutBatchOperations.cancelBatch, handler: cancelBatch },
  { operation: payoutBatchOperations.takeOut, handler: takeOutPayout },
  { operation: bankLineOperations.credit, handler: creditLine },
  { operation: bankLineOperations.allow, handler: allowLine },
  { operation: bankLineOperations.close, handler: closeLine },
  { operation: adjustmentOperations.editWallet, handler: editBalances },
  { operation: adjustmentOperations.credit, handler: creditWallet },
  { operation: adminWalletOperations.deleteWallet, handler: deleteWallet },
  { operation: accountOperations.remove, handler: deleteUser },
  { operation: accountOperations.edit, handler: editUser },
  { operation: recoveryOperations.resetSecondFactor, handler: removeSecondFactor },
  { operation: recoveryOperations.changeEmail, handler: changeEmail },
  { operation: limitOperations.setLevel, handler: setLevel },
  { operation: limitOperations.raise, handler: raiseLimit },
  { operation: staffOperations.invite, handler: inviteStaff },
  { operation: staffOperations.changeRoles, handler: changeRoles },
  { operation: staffOperations.end, handler: endStaff },
  { operation: payoutStopOperations.resume, handler: resumePayouts },
];

export const approvableOperation = (name: string): ApprovableOperation | undefined =>
  approvable.find(({ operation: { method, path } }) => `${method} ${path}` === name);

const StoredCall = z.object({
  name: z.string(),
  params: z.record(z.string(), z.string()),
  body: z.unknown(),
  seen: z.unknown().optional(),
  right: z.enum(staffRights).optional(),
});
export type StoredCall = z.output<typeof StoredCall>;

/** The call as it was sent; null if the affected user has been erased since. */
export async function storedCallOf(
  context: Context,
  db: Db,
  row: Pick<ApprovalRequestRow, "id" | "user_id" | "wanted">,
): Promise<StoredCall | null> {
  const vault = await personalVaultFor(context, db, { id: row.user_id });
  const text = vault?.open(row.wanted, requestedCallAad(row.id));
  return text === undefined || text === null ? null : StoredCall.parse(JSON.parse(text));
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
  { name, params, body }: Omit<StoredCall, "seen" | "right">,
  approval: Approval,
): Promise<object | Refused | undefined> {
  const found = approvableOperation(name);
  const parsed = found?.operation.body?.safeParse(body);
  if (!found || parsed?.success === false) return undefined;
  const { context, actor, address, device, key, locale } = deciding;
  const call = {
    context,
    actor,
    params,
    query: undefined,
    body: parsed?.data,
    key,
    address,
    device,
    deviceToken: null,
    isApiClient: false,
    locale,
    acceptedLanguage: null,
    name,
    approval,
  } satisfies Record<keyof Call, unknown>;
  return found.handler(call as never);
}

/** What a request needs, from its requester and its approver: one of each list. A list is empty if the call can no longer be decrypted. */
type RightsForRequest = readonly (readonly StaffRight[])[];

export async function rightsForRequest(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
): Promise<RightsForRequest> {
  if (row.kind !== "call") return [["adjustments"]];
  const stored = await storedCallOf(context, db, row);
  const operation = stored && approvableOperation(stored.name)?.operation;
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
  row: ApprovalRequestRow,
): Promise<Refused | null> {
  if (isNameRequest(row)) return checkNameRequester(context, db, row);
  const held = await rightsNow(context, db, row.requester_id);
  const lists = await rightsForRequest(context, db, row);
  const isAllowed = lists.every((rights) => rights.some((right) => held.has(right)));
  return isAllowed ? null : refuse("requester_may_not");
}

/** Whether the record of a request has changed since the request. */
export async function isChanged(
  db: Db,
  { subject, subject_version: version }: Pick<ApprovalRequestRow, "subject" | "subject_version">,
): Promise<boolean> {
  if (version === null) return false;
  const [kind = "", id = ""] = subject?.split(":") ?? [];
  const now = await versionOf(db, kind, id);
  return now !== version;
}

async function versionOf(db: Db, kind: string, id: string): Promise<number | undefined> {
  if (kind === "transaction") return (await transactionsIn(db).byId(id))?.version;
  if (kind === "wallet") return (await walletsIn(db).byId(id))?.version;
  if (kind === "bank_line") return (await bankLinesIn(db).byId(id))?.version;
  if (kind === "payout_stop") return versionOfStop(db, id);
  if (kind === "payout_batch") return versionOfBatch(db, id);
  if (kind === "second_factor") return (await secondFactorsIn(db).of(id))?.enabled_at ?? undefined;
  return (await usersIn(db).byId(id))?.version;
}

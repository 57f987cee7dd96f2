// The calls that may need a second person's approval, and how to execute them.
import { z } from "zod";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Db } from "../../database/db";
import type { Actor, Approval, Call, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import type { Operation } from "../../http/operation";
import type { Locale } from "../../locales/locale";
import { staffRights } from "../../kernel/staff-roles";
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
import { resumePayouts } from "../withdrawals/stop-payouts";
import { markReturned } from "../payouts/change-payout";
import { payoutBatchOperations } from "../payouts/batch-operations";
import { payoutOperations } from "../payouts/operations";
import { cancelBatch, takeOutPayout } from "../payouts/take-out-payouts";
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

// Writes down what one administrator wants to adjust, for another one to decide. Nothing is booked.
import type { approvalRequestOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { approvalRequestsIn } from "./store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { adjustBalances, type AdjustableBalances } from "../adjustments/rules";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { WalletRow } from "../../database/schema";
import { refusalOfOldSignIn } from "../sessions/confirmed";
import { recordAudit } from "../audit/record-audit";
import type { Actor, Handler, Refused } from "../../http/call";
import { command, type CommandCall } from "../../http/command";
import { personalVaultFor } from "../personal-keys/personal-key";
import { wantedIn } from "../adjustments/apply-balances";
import { refusalOfAmount } from "../adjustments/book-credit";
import { presentApprovalRequest } from "./present-approval-request";
import { reasonAad, serializeRequest, type RequestedAdjustment } from "./stored-request";

type ApprovalCall = CommandCall & { readonly actor: Actor; readonly address: string | null };

interface RequestDetails {
  readonly userId: string;
  readonly kind: ApprovalRequestRow["kind"];
  readonly reason: string | undefined;
  /** Of the wallet, as the proposer saw it. */
  readonly version?: number | undefined;
  readonly asked: Pick<RequestedAdjustment, "balances" | "credit">;
  readonly check: (balances: AdjustableBalances, wallet: WalletRow) => Refused | null;
}

export const requestBalanceApproval: Handler<typeof approvalRequestOperations.balances> = (
  call,
) => {
  const { version, reason, ...balances } = call.body;
  const check = (current: AdjustableBalances, { currency }: WalletRow) => {
    const adjustments = adjustBalances(current, wantedIn(balances), {
      minor: BigInt(limits.balanceMaximumMinor),
      currency,
    });
    return isRefusal(adjustments) ? adjustments : null;
  };
  return requestApproval(call, {
    userId: call.params.id ?? "",
    kind: "balances",
    reason,
    version,
    asked: { balances },
    check,
  });
};

export const requestCreditApproval: Handler<typeof approvalRequestOperations.credit> = (call) => {
  const { userId, description, type, action, amount, reference } = call.body;
  return requestApproval(call, {
    userId,
    kind: "credit",
    reason: description,
    asked: { credit: { type, action, amount, reference } },
    check: (_, wallet) => refusalOfAmount(amount, wallet),
  });
};

async function requestApproval(
  call: ApprovalCall,
  { userId, kind, reason, version, asked, check }: RequestDetails,
) {
  const { context, actor } = call;
  if (userId === actor.user.id) return refuse("own_wallet");
  const tooOld = refusalOfOldSignIn(actor, context.now());
  if (tooOld) return tooOld;
  return command(call, async (db: Db) => {
    const wallet = await walletsIn(db).ofUserLocked(userId);
    if (!wallet) return refuse("wallet_missing");
    if (version !== undefined && version !== wallet.version)
      return refuse("changed_by_someone_else");
    const balances = await walletsIn(db).balances(wallet.id);
    const refusal = check(balances, wallet);
    if (refusal) return refusal;
    const id = context.newId();
    const vault = reason === undefined ? null : await personalVaultFor(context, db, { id: userId });
    const row: ApprovalRequestRow = {
      id,
      user_id: userId,
      wallet_id: wallet.id,
      kind,
      wanted: serializeRequest(asked, balances),
      sealed_reason: reason === undefined ? null : (vault?.seal(reason, reasonAad(id)) ?? null),
      state: "open",
      proposer_id: actor.user.id,
      decider_id: null,
      created_at: context.now(),
      decided_at: null,
    };
    await approvalRequestsIn(db).insert(row);
    await recordAudit(db, call, {
      action: "proposal.made",
      subject: `proposal:${id}`,
      reason,
      about: await usersIn(db).byId(userId),
    });
    return presentApprovalRequest(context, db, row, actor.user.id);
  });
}

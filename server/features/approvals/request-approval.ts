// Stores a requested adjustment for another administrator to decide. Posts nothing.
import type { approvalRequestOperations } from "./operations";
import { walletsIn } from "../ledger/wallet-store";
import { countRequest } from "../second-approval/with-approval";
import { refusalOfNewRoleForTwo } from "../second-approval/require-two-people";
import { approvalRequestsIn } from "../second-approval/store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { Balances } from "../ledger/rules";
import { checkAmount } from "../ledger/amount-rules";
import { adjustBalances } from "../adjustments/rules";
import { parseMoney } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { WalletRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Actor, Handler, Refused } from "../../http/call";
import { command, type CommandCall } from "../../http/command";
import { personalVaultFor } from "../users/personal-key";
import { maximumBalance, requestedBalancesIn } from "../adjustments/apply-balances";
import { presentStoredRequest } from "./present-approval-request";
import { reasonAad, serializeRequest, type RequestedAdjustment } from "./stored-request";

type ApprovalCall = CommandCall & { readonly actor: Actor; readonly address: string | null };

type RequestContents = Pick<RequestedAdjustment, "balances" | "credit">;

interface RequestDetails {
  readonly userId: string;
  readonly kind: ApprovalRequestRow["kind"];
  readonly reason: string | undefined;
  /** The wallet's version that the requester saw. */
  readonly version?: number | undefined;
  /** The requested change of a wallet with these balances, or the refusal. */
  readonly contentsFor: (wallet: WalletRow, balances: Balances) => RequestContents | Refused;
}

export const requestBalanceApproval: Handler<typeof approvalRequestOperations.balances> = (
  call,
) => {
  const { version, reason, ...body } = call.body;
  const contentsFor = (wallet: WalletRow, current: Balances) => {
    const balances = requestedBalancesIn(body, wallet);
    const adjustments = adjustBalances(current, balances, maximumBalance(wallet));
    return isRefusal(adjustments) ? adjustments : { balances };
  };
  return requestApproval(call, {
    userId: call.params.id ?? "",
    kind: "balances",
    reason,
    version,
    contentsFor,
  });
};

export const requestCreditApproval: Handler<typeof approvalRequestOperations.credit> = (call) => {
  const { userId, description, type, action, reference } = call.body;
  const contentsFor = ({ currency }: WalletRow) => {
    const amount = parseMoney(call.body.amount, currency);
    return checkAmount(amount) ?? { credit: { type, action, amount, reference } };
  };
  return requestApproval(call, {
    userId,
    kind: "credit",
    reason: description,
    contentsFor,
  });
};

async function requestApproval(
  call: ApprovalCall,
  { userId, kind, reason, version, contentsFor }: RequestDetails,
) {
  const { context, actor } = call;
  if (userId === actor.user.id) return refuse("own_wallet");
  const requested = await command(call, async (db: Db) => {
    const tooNew = await refusalOfNewRoleForTwo(call, db);
    if (tooNew) return tooNew;
    const tooMany = await countRequest(call, db);
    if (tooMany) return tooMany;
    const wallet = await walletsIn(db).ofUserLocked(userId);
    if (!wallet) return refuse("wallet_missing");
    if (version !== undefined && version !== wallet.version)
      return refuse("changed_by_someone_else");
    const balances = await walletsIn(db).balances(wallet);
    const contents = contentsFor(wallet, balances);
    if (isRefusal(contents)) return contents;
    const id = context.newId();
    const vault = reason === undefined ? null : await personalVaultFor(context, db, { id: userId });
    const row = {
      id,
      user_id: userId,
      wallet_id: wallet.id,
      kind,
      wanted: serializeRequest(contents, balances),
      sealed_reason: reason === undefined ? null : (vault?.seal(reason, reasonAad(id)) ?? null),
      state: "open" as const,
      requester_id: actor.user.id,
      created_at: context.now(),
    };
    await approvalRequestsIn(db).insert(row);
    await recordAudit(db, call, {
      action: "approval_request.created",
      subject: `approval_request:${id}`,
      reason,
      about: await usersIn(db).byId(userId),
    });
    return { id };
  });
  return isRefusal(requested) ? requested : presentStoredRequest(context, requested.id, actor);
}

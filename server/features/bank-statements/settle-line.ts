// Gives a posted line its final state, as its proposal says, or leaves it open with the reason. Nothing is written for an open line.
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { BankLineRow } from "../../database/rows/bank-rows";
import type { UserRow, WalletRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { isEqual, isNegative, isPositive, negate, type Money } from "../../kernel/money";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { expectedDepositsIn } from "../bank-transfers/expected-deposit-store";
import { checkAmount } from "../ledger/amount-rules";
import { addTransaction } from "../ledger/new-transaction";
import type { MoneyCall } from "../ledger/post-money";
import { notifyTransaction } from "../movements/notify-transaction";
import { personOf } from "../users/person-of";
import { checkMayMoveMoney } from "../users/rules";
import type { OpenReason } from "./labels";
import { readProposal, type Proposal } from "./proposal-rules";
import { bankReturnsIn } from "./return-store";
import { closeBatch, closePayout, returnPayoutToCustomer, type Settled } from "./settle-payout";
import { bankLinesIn } from "./line-store";

export interface Settling {
  readonly context: Context;
  /** The people and open wallets that the lines may belong to, the wallets locked. */
  readonly people: ReadonlyMap<string, UserRow>;
  readonly wallets: ReadonlyMap<string, WalletRow>;
}

/** Open, with who or what it may belong to. */
export const openFor = (reason_code: OpenReason): Settled => ({ state: "open", reason_code });

export const portalCall = (context: Context) => ({ context, actor: portalActor, address: null });

export async function settleLine(settling: Settling, db: Db, line: BankLineRow): Promise<Settled> {
  const proposal = readProposal(line.proposal);
  if (proposal.to === "open") return settleOpen(proposal);
  if (proposal.to === "own") return { state: "own", reason_code: null };
  const call = portalCall(settling.context);
  const amount = amountOf(line);
  if (proposal.to === "credit")
    return isPositive(amount)
      ? creditLine(settling, db, { line, userId: proposal.userId })
      : openFor("unmatched_debit");
  if (proposal.to === "payout_return")
    return returnPayoutToCustomer(call, db, {
      received: amount,
      id: proposal.transactionId,
      isAutomatic: true,
    });
  if (!isNegative(amount)) return openFor("no_match");
  if (proposal.to === "return") return closeReturn(settling.context, db, line, proposal.returnId);
  const paid = negate(amount);
  return proposal.to === "payout"
    ? closePayout(call, db, { paid, id: proposal.transactionId })
    : closeBatch(call, db, { paid, id: proposal.batchId });
}

/** A payer with another name waits for compliance. */
function settleOpen(proposal: Extract<Proposal, { to: "open" }>): Settled {
  const { reason, userId = null, transactionId = null } = proposal;
  const isNamed = reason === "other_name" || reason === "no_name";
  const state = isNamed && userId !== null ? "compliance" : "open";
  return {
    state,
    reason_code: reason,
    ...(state === "compliance" && { user_id: userId }),
    transaction_id: transactionId,
  };
}

/** Why this customer can't be credited with it; null if they can. */
export function obstacleTo(
  { people, wallets }: Pick<Settling, "people" | "wallets">,
  userId: string,
  amount: Money,
): OpenReason | null {
  const person = people.get(userId);
  if (!person || person.closed_at !== null) return "person_closed";
  // Staff handle the files, so no file credits one of them.
  if (person.role !== "user") return "staff_account";
  const wallet = wallets.get(userId);
  if (!wallet) return "wallet_missing";
  if (wallet.currency !== amount.currency) return "other_currency";
  if (checkMayMoveMoney(personOf(person))) return "account_not_active";
  return checkAmount(amount) ? "amount_too_large" : null;
}

async function creditLine(
  settling: Settling,
  db: Db,
  { line, userId }: { line: BankLineRow; userId: string },
): Promise<Settled> {
  const obstacle = obstacleTo(settling, userId, amountOf(line));
  const wallet = settling.wallets.get(userId);
  if (obstacle || !wallet) return openFor(obstacle ?? "wallet_missing");
  return creditDeposit(portalCall(settling.context), db, { line, wallet, isAutomatic: true });
}

interface Crediting {
  readonly line: BankLineRow;
  /** Locked. */
  readonly wallet: WalletRow;
  readonly isAutomatic: boolean;
}

/** By hand, a person says whose money it is: beyond what one may move alone, another has to agree. */
export async function creditDeposit(
  call: MoneyCall & { readonly address: string | null },
  db: Db,
  { line, wallet, isAutomatic }: Crediting,
): Promise<Settled> {
  const { context } = call;
  const amount = amountOf(line);
  const id = context.newId();
  const row = await addTransaction(call, db, wallet, {
    id,
    type: "deposit",
    action: "bank_transfer",
    payment_method: "bank",
    description: null,
    status: "successful",
    amount,
    isAutomatic,
  });
  const userId = wallet.user_id;
  await expectedDepositsIn(db).matchFor({ userId, amount, transactionId: id, now: context.now() });
  await notifyTransaction(context, db, row, { status: "successful", by: call.actor.user.id });
  return { state: "credited", user_id: userId, transaction_id: id, reason_code: null };
}

/** Both lines of a return get their final state together: money that came and left again. */
async function closeReturn(
  context: Context,
  db: Db,
  line: BankLineRow,
  returnId: string,
): Promise<Settled> {
  const returns = bankReturnsIn(db);
  const found = await returns.byIdLocked(returnId);
  if (!found || !["approved", "sent"].includes(found.state)) return openFor("payout_ended");
  if (!isEqual(amountOf(found), negate(amountOf(line)))) return openFor("amount_differs");
  const returned = await bankLinesIn(db).byIdLocked(found.line_id);
  if (returned?.state !== "returning") return openFor("payout_ended");
  const now = context.now();
  await returns.change(found, { state: "done", ended_at: now, debit_line_id: line.id });
  await recordAudit(db, portalCall(context), {
    action: "bank_return.arrived",
    subject: `bank_line:${returned.id}`,
    after: { reference: found.reference },
  });
  return { state: "returned", return_id: found.id, reason_code: null };
}

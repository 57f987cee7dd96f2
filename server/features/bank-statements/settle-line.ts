// Gives a posted line its final state, as its proposal says, or leaves it open with the reason. Nothing is written for an open line.
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { BankLineRow } from "../../database/rows/bank-rows";
import type { TransactionRow, UserRow, WalletRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { add, isEqual, isNegative, isPositive, negate, type Money } from "../../kernel/money";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { expectedDepositsIn } from "../bank-transfers/expected-deposit-store";
import { checkAmount, feeColumns } from "../ledger/amount-rules";
import { feeTermsFor } from "../fees/fee-terms";
import { addTransactions, type NewTransaction } from "../ledger/new-transaction";
import type { MoneyCall } from "../ledger/post-money";
import { checkLimitsNow } from "../movement-limits/check-limits";
import { notifyTransactions } from "../movements/notify-transaction";
import { personOf } from "../users/person-of";
import { checkIdentity, checkMayMoveMoney } from "../users/rules";
import type { OpenReason } from "./labels";
import type { Proposal } from "./proposal-rules";
import { bankReturnsIn } from "./return-store";
import { closeBatch, closePayout, returnPayoutToCustomer, type Settled } from "./settle-payout";
import { bankLinesIn } from "./line-store";

type OtherProposal = Extract<Proposal, { to: "credit" | "open" | "own" }>;
type SentProposal = Exclude<Proposal, OtherProposal>;

export interface LineToSettle<Proposed extends Proposal = Proposal> {
  readonly line: BankLineRow;
  readonly proposal: Proposed;
}

const others: readonly string[] = ["credit", "open", "own"] satisfies OtherProposal["to"][];

export const isAboutSent = (one: LineToSettle): one is LineToSettle<SentProposal> => !isOther(one);
export const isOther = (one: LineToSettle): one is LineToSettle<OtherProposal> =>
  others.includes(one.proposal.to);

export interface Settling {
  readonly context: Context;
  /** The people and open wallets that the lines may belong to, the wallets locked. */
  readonly people: ReadonlyMap<string, UserRow>;
  readonly wallets: ReadonlyMap<string, WalletRow>;
}

/** Open, with who or what it may belong to. */
export const openFor = (reason_code: OpenReason): Settled => ({ state: "open", reason_code });

export const portalCall = (context: Context) => ({ context, actor: portalActor, address: null });

/** A line about something that was sent: what became of the lines before it may decide about it. */
export async function settleSent(
  { context }: Settling,
  db: Db,
  line: BankLineRow,
  proposal: SentProposal,
): Promise<Settled> {
  const call = portalCall(context);
  const amount = amountOf(line);
  if (proposal.to === "payout_return")
    return returnPayoutToCustomer(call, db, {
      received: amount,
      id: proposal.transactionId,
      isAutomatic: true,
    });
  if (!isNegative(amount)) return openFor("no_match");
  if (proposal.to === "return") return closeReturn(context, db, line, proposal.returnId);
  const paid = negate(amount);
  return proposal.to === "payout"
    ? closePayout(call, db, {
        paid,
        id: proposal.transactionId,
        lineId: line.id,
        isAutomatic: true,
      })
    : closeBatch(call, db, { paid, id: proposal.batchId, lineId: line.id });
}

/** Lines that don't depend on each other, the customers of all of them credited at once. Returned in the same order. */
export async function settleOthers(
  settling: Settling,
  db: Db,
  lines: readonly LineToSettle<OtherProposal>[],
): Promise<Settled[]> {
  const planned = await withinLimits(
    settling,
    db,
    lines.map((one) => planOf(settling, one)),
  );
  const deposits = planned.filter((plan) => "wallet" in plan);
  const credited = await creditDeposits(portalCall(settling.context), db, deposits);
  return planned.map((plan) => ("wallet" in plan ? credited.shift() : plan) ?? openFor("no_match"));
}

type Planned = Settled | Crediting;

/** Money that arrived is never refused: above the customer's limit, a person decides. The wallets are locked. */
async function withinLimits(
  { context }: Settling,
  db: Db,
  planned: readonly Planned[],
): Promise<Planned[]> {
  const before = new Map<string, Money>();
  const checked: Planned[] = [];
  for (const plan of planned) {
    if (!("wallet" in plan)) checked.push(plan);
    else {
      const { user_id: userId } = plan.wallet;
      const earlier = before.get(userId);
      const amount = earlier ? add(earlier, amountOf(plan.line)) : amountOf(plan.line);
      const beyond = await checkLimitsNow(context, db, { userId, direction: "deposit", amount });
      if (!beyond) before.set(userId, amount);
      checked.push(beyond ? openFor("above_limit") : plan);
    }
  }
  return checked;
}

function planOf(settling: Settling, { line, proposal }: LineToSettle<OtherProposal>): Planned {
  if (proposal.to === "open") return settleOpen(proposal);
  if (proposal.to === "own") return { state: "own", reason_code: null };
  const amount = amountOf(line);
  if (!isPositive(amount)) return openFor("unmatched_debit");
  const obstacle = obstacleTo(settling, proposal.userId, amount);
  const wallet = settling.wallets.get(proposal.userId);
  if (obstacle || !wallet) return openFor(obstacle ?? "wallet_missing");
  return { line, wallet, isAutomatic: true };
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
  { context, people, wallets }: Settling,
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
  const { requiresKycToDeposit } = context.settings;
  if (checkIdentity(personOf(person), requiresKycToDeposit, "deposit"))
    return "identity_unverified";
  return checkAmount(amount) ? "amount_too_large" : null;
}

interface Crediting {
  readonly line: BankLineRow;
  /** Locked. */
  readonly wallet: WalletRow;
  readonly isAutomatic: boolean;
}

/** By hand, a person says whose money it is: beyond what one may move alone, another has to agree. */
export async function creditDeposits(
  call: MoneyCall & { readonly address: string | null },
  db: Db,
  deposits: readonly Crediting[],
): Promise<Settled[]> {
  const { context, actor } = call;
  const added: NewTransaction[] = [];
  for (const one of deposits) added.push(await newDeposit(context, db, one));
  const rows = await addTransactions(call, db, added);
  await matchExpected(context, db, rows);
  await notifyTransactions(context, db, rows, { status: "successful", by: actor.user.id });
  return rows.map(({ id, user_id: userId }) => ({
    state: "credited",
    user_id: userId,
    transaction_id: id,
    reason_code: null,
  }));
}

async function matchExpected(
  context: Context,
  db: Db,
  arrived: readonly TransactionRow[],
): Promise<void> {
  const expected = expectedDepositsIn(db);
  const expecting = await expected.expecting(arrived.map(({ user_id: id }) => id));
  const now = context.now();
  for (const row of arrived.filter(({ user_id: id }) => expecting.has(id)))
    await expected.matchFor({
      userId: row.user_id,
      amount: amountOf(row),
      transactionId: row.id,
      now,
    });
}

/** The money is there, whatever the amount: one that the fee is more than credits nothing. */
async function newDeposit(
  context: Context,
  db: Db,
  { line, wallet, isAutomatic }: Crediting,
): Promise<NewTransaction> {
  const amount = amountOf(line);
  return {
    wallet,
    details: {
      id: context.newId(),
      type: "deposit",
      action: "bank_transfer",
      payment_method: "bank",
      description: null,
      status: "successful",
      amount,
      ...feeColumns(amount, await feeTermsFor(context, db, wallet, "deposit")),
      isAutomatic,
    },
  };
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

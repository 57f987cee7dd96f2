// How money moves in the model: a transaction's worth, what lies between two of its states, the end of a wallet.
import {
  type Payment,
  type Report,
  transactionAt,
  userAt,
  totalOf,
  type ApprovalRequest,
  type ModelTransaction,
  type Model,
  type Status,
} from "./model";
import { feeOf } from "./fees";

interface Worth {
  readonly available: number;
  readonly held: number;
  readonly fee: number;
}

/** What a transaction has done to its owner's wallet so far, and what was kept of it. */
function worthOf(model: Model, transaction: ModelTransaction | null): Worth {
  const nothing = { available: 0, held: 0, fee: 0 };
  if (!transaction || transaction.status === "failed") return nothing;
  const { kind, status, cents } = transaction;
  const fee = status === "successful" ? feeOf(model, transaction) : 0;
  if (kind === "deposit")
    return status === "successful" ? { ...nothing, available: cents - fee, fee } : nothing;
  return { available: -cents, held: status === "pending" ? cents : 0, fee };
}

/** Moves the money that lies between two states of a transaction; false where there is not enough of it, or no wallet. */
function settle(
  model: Model,
  owner: number,
  before: ModelTransaction | null,
  after: ModelTransaction | null,
): boolean {
  const user = userAt(model, owner);
  const [was, is] = [worthOf(model, before), worthOf(model, after)];
  const [available, held] = [is.available - was.available, is.held - was.held];
  if (available === 0 && held === 0 && is.fee === was.fee) return true;
  if (!user.balances || user.balances.available + available < 0 || user.balances.held + held < 0)
    return false;
  user.balances.available += available;
  user.balances.held += held;
  user.walletVersion += 1;
  return true;
}

/** Adds a transaction; pending ones hold what they ask for. */
export function add(
  model: Model,
  wanted: Pick<ModelTransaction, "serial" | "owner" | "kind" | "cents"> & Partial<ModelTransaction>,
): boolean {
  const transaction: ModelTransaction = {
    status: "pending",
    version: 1,
    isFixed: false,
    isSetByHand: false,
    requestedAt: model.clock,
    countedAt: model.clock,
    ...wanted,
  };
  const isTaken =
    transaction.reference !== undefined &&
    model.transactions.some(({ reference }) => reference === transaction.reference);
  if (
    isTaken ||
    !userAt(model, transaction.owner).balances ||
    !settle(model, transaction.owner, null, transaction)
  )
    return false;
  model.transactions.push(transaction);
  model.audited += 1;
  return true;
}

/** Each approval begins a new payout, which ends with its reversal, which comes too late once money was sent. */
function payoutAfter(
  { kind, status, payout = null, isPosted }: ModelTransaction,
  to: Status | null,
): ModelTransaction["payout"] | "too late" {
  if (kind === "deposit" || isPosted || status === to) return payout;
  if (to === "successful") return "to_send";
  if (payout === "sent" || payout === "arrived") return "too late";
  return payout === "returned" ? payout : null;
}

const isApproved = ({ status }: ModelTransaction, to: Status | undefined) =>
  to === "successful" && status !== "successful";

/** Changes a transaction and moves its money. */
export function change(
  model: Model,
  transaction: ModelTransaction,
  to: { status?: Status | undefined; cents?: number | undefined },
  by: "hand" | "gateway" = "hand",
): boolean {
  const payout = payoutAfter(transaction, to.status ?? transaction.status);
  if (payout === "too late") return false;
  const isSetByHand = transaction.isSetByHand || (to.status !== undefined && by === "hand");
  const after: ModelTransaction = {
    ...transaction,
    status: to.status ?? transaction.status,
    cents: to.cents ?? transaction.cents,
    version: transaction.version + 1,
    isSetByHand,
    payout,
    countedAt: (to.cents ?? 0) > transaction.cents ? model.clock : transaction.countedAt,
    approvals: (transaction.approvals ?? 0) + (isApproved(transaction, to.status) ? 1 : 0),
  };
  if (
    !userAt(model, transaction.owner).balances ||
    !settle(model, transaction.owner, transaction, after)
  )
    return false;
  Object.assign(transaction, after);
  model.audited += 1;
  return true;
}

/** Changes it as administrators do: against the gateway's word, nothing moves but a request to a second one. */
export function decideOn(
  model: Model,
  transaction: ModelTransaction,
  to: { status?: Status | undefined; cents?: number | undefined },
): boolean {
  if (to.status !== "successful" || !isAgainstGateway(model, transaction)) {
    if (!change(model, transaction, to)) return false;
    if (to.status === "successful") followDecision(model, transaction.serial);
    return true;
  }
  const { serial, owner, version } = transaction;
  const isRepeated = model.requests.some(
    (request) => request.transaction === serial && request.version === version,
  );
  if (isRepeated || !userAt(model, owner).balances) return false;
  model.requests.push({ transaction: serial, owner, version });
  model.audited += 1;
  return true;
}

export const isOpen = ({ stage }: Report) => stage === "new" || stage === "pending";

/** An invoice that still waits for all of its money when its time is over has expired. */
export function reportNow({ clock }: Model, { atGateway, expiresAt }: Payment): Report {
  const isOver = isOpen(atGateway) && atGateway.paidAt === null && clock >= expiresAt;
  return isOver ? { ...atGateway, stage: "expired" } : atGateway;
}

/** Why staff should look at a payment. */
export function flagOf({ atPortal, expiresAt }: Payment): string | null {
  const { stage, halves, paidAt } = atPortal;
  if (isOpen(atPortal) || (stage !== "completed" && halves === 0)) return null;
  if (halves < 2) return "underpaid";
  if (stage === "error") return "unposted";
  if (stage !== "completed" || (paidAt ?? Infinity) >= expiresAt) return "late";
  return halves > 2 ? "overpaid" : null;
}

/** Too much that was paid stays flagged: the excess is returned outside the portal. */
function followDecision(model: Model, serial: string): void {
  const payment = model.payments.find((one) => one.serial === serial);
  if (!payment || flagOf(payment) !== "overpaid" || payment.flag === "overpaid") return;
  payment.flag = "overpaid";
  model.audited += 1;
}

/** An ended invoice is worth what was received, an open one what of it is confirmed, one in error nothing: here that is all of it or too little. */
function isAgainstGateway(model: Model, { serial }: ModelTransaction): boolean {
  const payment = model.payments.find((one) => one.serial === serial);
  if (!payment) return false;
  const { stage, halves } = reportNow(model, payment);
  return !(stage === "completed" || stage === "expired") || halves < 2;
}

export function endRequests(model: Model, isEnded: (request: ApprovalRequest) => boolean): void {
  const open = model.requests.filter((request) => !isEnded(request));
  model.audited += model.requests.length - open.length;
  model.requests = open;
}

/** Undoes a transaction and takes it away. */
export function remove(model: Model, serial: string): boolean {
  const transaction = transactionAt(model, serial);
  if (!transaction || payoutAfter(transaction, null) === "too late") return false;
  if (!settle(model, transaction.owner, transaction, null)) return false;
  model.transactions = model.transactions.filter((one) => one !== transaction);
  model.audited += 1;
  return true;
}

/** Until its money has arrived or came back, or the approval is taken back. */
const isPayingOut = (model: Model, who: number): boolean =>
  model.transactions.some(
    ({ owner, payout }) => owner === who && (payout === "to_send" || payout === "sent"),
  );

/** Cancels what is pending and takes what is left; money in it must be let go of in so many words. */
export function close(model: Model, who: number, isConfirmed: boolean): boolean {
  const user = userAt(model, who);
  if (isPayingOut(model, who)) return false;
  if (!user.balances || (totalOf(user.balances) > 0 && !isConfirmed)) return false;
  for (const transaction of model.transactions) {
    if (transaction.owner === who && transaction.status === "pending")
      change(model, transaction, { status: "failed" });
  }
  user.walletVersion += totalOf(user.balances) > 0 ? 2 : 1;
  model.adjusted[user.currency] -= totalOf(user.balances);
  user.balances = null;
  model.audited += 1;
  return true;
}

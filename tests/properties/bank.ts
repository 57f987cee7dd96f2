// What the portal makes of the bank's lines in the model: read, posted, decided by people, and taken back.
import {
  depositOf,
  fileAt,
  returnAt,
  type LineContent,
  type ModelFile,
  type ModelLine,
} from "./bank-model";
import {
  maximumCents,
  transactionAt,
  userAt,
  type Currency,
  type Model,
  type ModelTransaction,
} from "./model";
import { netOf } from "./fees";
import { isWithinLimits } from "./limits";
import { add, change } from "./rules";

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const currencyOf = (model: Model, { owner }: ModelTransaction) => userAt(model, owner).currency;

/** Whether a line has closed this payout, which no second one does. */
export const isClosed = (model: Model, { serial, approvals }: ModelTransaction): boolean =>
  model.bank.files.some(({ lines }) =>
    lines.some(
      ({ state, transaction, approval }) =>
        state === "closed" && transaction === serial && approval === approvals,
    ),
  );

/** What the portal proposes for a line when it reads it. */
function proposalFor(
  model: Model,
  { cents, subject, name }: LineContent,
  account: Currency,
): ModelLine["proposal"] {
  if (subject.is === "fee") return cents < 0 ? { to: "own" } : { to: "open" };
  if (subject.is === "customer") {
    const { account: status, fullname } = userAt(model, subject.who);
    if (cents < 0 || status === "deleted") return { to: "open" };
    const isOwn = name !== null && isSameName(name, fullname);
    return { to: isOwn ? "credit" : "compliance", who: subject.who };
  }
  if (subject.is === "return") {
    const back = returnAt(model, subject.back);
    const isPayable = back && back.account === account && back.cents === -cents;
    return isPayable && ["approved", "sent"].includes(back.state)
      ? { to: "return", back: subject.back }
      : { to: "open" };
  }
  if (subject.is !== "payout") return { to: "open" };
  const transaction = transactionAt(model, subject.transaction);
  if (!transaction || currencyOf(model, transaction) !== account) return { to: "open" };
  if (obstacleToPayout(model, transaction, cents) || mayBeEarlier(transaction, cents))
    return { to: "open" };
  // Anyone can write a reference: what a payer with another name sends waits for a person.
  const isTheirs = name === null || isSameName(name, userAt(model, transaction.owner).fullname);
  if (cents > 0 && !isTheirs) return { to: "open" };
  return { to: cents < 0 ? "payout" : "payout return", transaction: subject.transaction };
}

/** Both payments of a withdrawal that is paid again have its reference: a person says which one a line is. */
const mayBeEarlier = (
  { isDebitMissing, isReturnMissing }: ModelTransaction,
  cents: number,
): boolean => (cents < 0 ? isDebitMissing : isReturnMissing) === true;

/** A payout is closed once, and brought back once, by what left or came in full. */
function obstacleToPayout(model: Model, transaction: ModelTransaction, cents: number): boolean {
  const { payout } = transaction;
  const isUnderWay = payout === "sent" || payout === "arrived";
  return (
    !isUnderWay ||
    netOf(model, transaction) !== Math.abs(cents) ||
    (cents < 0 && payout === "arrived" && isClosed(model, transaction))
  );
}

/** The lines of a file, with what is proposed for each; those that the account has already are left out. */
export function readLines(
  model: Model,
  account: Currency,
  contents: readonly LineContent[],
): ModelLine[] {
  const known = new Set(
    model.bank.files
      .filter((file) => file.account === account && file.state !== "discarded")
      .flatMap(({ lines }) => lines)
      .filter(({ state }) => state !== "duplicate" && state !== "undone")
      .map(({ identity }) => identity),
  );
  const seen = new Map<string, number>();
  return contents.map((content) => {
    const text = JSON.stringify(content);
    const ordinal = (seen.get(text) ?? 0) + 1;
    seen.set(text, ordinal);
    const identity = `${text} ${ordinal}`;
    return {
      content,
      identity,
      proposal: proposalFor(model, content, account),
      state: known.has(identity) ? "duplicate" : "proposed",
      who: null,
      transaction: null,
      approval: 0,
      by: null,
      isErased: false,
      isRefused: false,
    };
  });
}

/** Each line gets its state; only a person's decision changes one that waits. */
export function post(model: Model, file: ModelFile): void {
  const lines = [...file.lines.entries()].filter(([, { state }]) => state === "proposed");
  const isTogether = !lines.some(([, line]) => isRolledBack(model, line));
  for (const [position, line] of lines) settle(model, file, { line, position });
  file.state = "posted";
  if (isTogether)
    joinCredits(
      model,
      lines.map(([, line]) => line),
    );
}

/** A payout comes back for a wallet that was closed: one line that can't be posted has all of them posted one by one. */
function isRolledBack(model: Model, { proposal, content }: ModelLine): boolean {
  if (proposal.to !== "payout return" || isOfStaff(model, proposal.transaction)) return false;
  const transaction = transactionAt(model, proposal.transaction);
  if (!transaction || obstacleToPayout(model, transaction, content.cents)) return false;
  if (mayBeEarlier(transaction, content.cents)) return false;
  const { account, balances } = userAt(model, transaction.owner);
  return account !== "deleted" && !balances;
}

/** Together, all of a file's credits to a wallet change it once. */
function joinCredits(model: Model, lines: readonly ModelLine[]): void {
  for (const [index, user] of model.users.entries()) {
    const credits = lines.filter(({ state, who }) => state === "credited" && who === index);
    user.walletVersion -= Math.max(0, credits.length - 1);
  }
}

interface Placed {
  readonly line: ModelLine;
  readonly position: number;
}

function settle(model: Model, file: ModelFile, placed: Placed): void {
  const { line } = placed;
  const { proposal, content } = line;
  line.state = "open";
  if (proposal.to === "own") line.state = "own";
  else if (proposal.to === "compliance")
    Object.assign(line, { state: "compliance", who: proposal.who });
  else if (proposal.to === "credit") {
    const { who } = proposal;
    // Above the customer's limit, a person decides.
    if (isWithinLimits(model, { who, kind: "deposit" }, content.cents))
      credit(model, file, placed, who);
  } else if (proposal.to === "return") closeReturn(model, line, proposal.back);
  else if (proposal.to !== "open") {
    const { transaction } = proposal;
    const payment = transactionAt(model, transaction);
    if (payment && mayBeEarlier(payment, content.cents)) return;
    if (content.cents < 0) closePayout(model, line, transaction);
    else if (!isOfStaff(model, transaction)) bringBack(model, line, { transaction, by: "gateway" });
  }
}

const isOfStaff = (model: Model, serial: string): boolean => {
  const transaction = transactionAt(model, serial);
  const owner = transaction && userAt(model, transaction.owner);
  return owner !== undefined && owner.account !== "deleted" && owner.isAdmin;
};

/** False where this customer can't be credited with it. */
export function credit(
  model: Model,
  file: ModelFile,
  { line, position }: Placed,
  who: number,
): boolean {
  const { account, isAdmin, balances, currency } = userAt(model, who);
  const { cents } = line.content;
  if (isAdmin || account !== "active" || !balances || currency !== file.account) return false;
  if (cents > maximumCents) return false;
  const serial = depositOf(file.serial, position);
  // Credited, undone and imported again, a line is another deposit.
  if (!add(model, { serial, owner: who, kind: "deposit", cents, status: "successful" }))
    return false;
  Object.assign(line, { state: "credited", who, transaction: serial });
  return true;
}

/** What left the account was this payout. */
export function closePayout(model: Model, line: ModelLine, serial: string): boolean {
  const transaction = transactionAt(model, serial);
  if (!transaction || obstacleToPayout(model, transaction, line.content.cents)) return false;
  if (transaction.payout === "sent") model.audited += 1;
  transaction.payout = "arrived";
  const { owner: who, approvals: approval } = transaction;
  Object.assign(line, { state: "closed", transaction: serial, who, approval });
  return true;
}

/** The bank sent a payout back: the customer has the money again, or the operator, where the person is gone. */
export function bringBack(
  model: Model,
  line: ModelLine,
  { transaction: serial, by }: { readonly transaction: string; readonly by: "hand" | "gateway" },
): boolean {
  const transaction = transactionAt(model, serial);
  if (!transaction || obstacleToPayout(model, transaction, line.content.cents)) return false;
  if (!returnPayout(model, transaction, { by, isGoneAllowed: true })) return false;
  Object.assign(line, { state: "payout_returned", transaction: serial, who: transaction.owner });
  return true;
}

export function returnPayout(
  model: Model,
  transaction: ModelTransaction,
  { by, isGoneAllowed }: { readonly by: "hand" | "gateway"; readonly isGoneAllowed: boolean },
): boolean {
  const owner = userAt(model, transaction.owner);
  const isGone = owner.account === "deleted";
  if (isGone && !isGoneAllowed) return false;
  if (!isGone && !owner.balances) return false;
  if (!isClosed(model, transaction)) transaction.isDebitMissing = true;
  transaction.payout = "returned";
  if (!isGone) return change(model, transaction, { status: "failed" }, by);
  Object.assign(transaction, { status: "failed", version: transaction.version + 1 });
  model.adjusted[owner.currency] -= transaction.cents;
  model.audited += 1;
  return true;
}

function closeReturn(model: Model, line: ModelLine, serial: string): void {
  const back = returnAt(model, serial);
  const returned = back && fileAt(model, back.file)?.lines[back.position];
  if (!back || returned?.state !== "returning" || !["approved", "sent"].includes(back.state))
    return;
  back.state = "done";
  model.audited += 1;
  returned.state = "returned";
  line.state = "returned";
}

const blocksUndo: readonly ModelLine["state"][] = ["payout_returned", "returned", "returning"];
const isTakenBack = ({ state }: ModelLine) => state !== "duplicate" && state !== "undone";

/** Takes all of it back, or nothing: not what has gone on to another person, nor what a customer has spent. */
export function undo(model: Model, file: ModelFile): boolean {
  if (file.lines.some(({ state }) => blocksUndo.includes(state)) || isSpent(model, file))
    return false;
  for (const line of file.lines.filter(isTakenBack)) {
    const transaction =
      line.transaction === null ? undefined : transactionAt(model, line.transaction);
    if (line.state === "credited" && transaction?.status === "successful")
      change(model, transaction, { status: "failed" }, "gateway");
    const isOwnPayout = line.state === "closed" && transaction?.approvals === line.approval;
    if (isOwnPayout && transaction.payout === "arrived") {
      transaction.payout = "sent";
      model.audited += 1;
    }
    line.state = "undone";
  }
  file.state = "undone";
  return true;
}

/** Whether a customer no longer has what the file credited to them. */
function isSpent(model: Model, { lines }: ModelFile): boolean {
  const credited = lines.flatMap(({ state, transaction }) => {
    const deposit = transaction === null ? undefined : transactionAt(model, transaction);
    return state === "credited" && deposit?.status === "successful" ? [deposit] : [];
  });
  return model.users.some(({ balances }, owner) => {
    const own = credited.filter((deposit) => deposit.owner === owner);
    const sum = own.reduce((all, deposit) => all + netOf(model, deposit), 0);
    return sum > (balances?.available ?? 0);
  });
}

/** What the bank wrote of a person goes with them. */
export function eraseLinesOf(model: Model, who: number): void {
  for (const { lines } of model.bank.files)
    for (const line of lines) if (line.who === who) line.isErased = true;
}

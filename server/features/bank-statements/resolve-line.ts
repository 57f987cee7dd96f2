// What people do with open lines. Crediting one is their word, not the bank's: the thresholds for two people apply.
import type { bankLineOperations } from "./line-operations";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { BankLineRow } from "../../database/rows/bank-rows";
import type { UserRow } from "../../database/schema";
import type { Actor, Approvable, Approval, Call, Handler, Refused } from "../../http/call";
import { command, rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { readCreditorReference } from "../../kernel/creditor-reference";
import { isNegative, isPositive, negate } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { recordAudit } from "../audit/record-audit";
import { endPostings, type LineEnd } from "../ledger/bank-rules";
import { bankEntriesIn } from "../ledger/bank-store";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { payoutBatchesIn } from "../payouts/batch-store";
import { usersIn } from "../users/store";
import type { LineState, OpenReason } from "./labels";
import { openLine } from "./line-details";
import { bankLinesIn } from "./line-store";
import { isSamePayer } from "./payer-name-rules";
import { presentBankLine } from "./present-line";
import { obstacleTo, creditDeposits } from "./settle-line";
import { closeBatch, closePayout, returnPayoutToCustomer, type Settled } from "./settle-payout";

type LineCall = Pick<Call, "params" | "locale"> & {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
  readonly approval?: Approval | undefined;
};

/** The line, locked, in one of these states and as the caller saw it. */
export async function findLine(
  { params }: Pick<Call, "params">,
  db: Db,
  { states, version }: { states: readonly LineState[]; version?: number | undefined },
): Promise<BankLineRow | Refused> {
  const line = await bankLinesIn(db).byIdLocked(params.id ?? "");
  if (!line || line.posted_at === null) return refuse("not_found");
  if (!states.includes(line.state)) return refuse("bank_line_decided");
  return version !== undefined && version !== line.version
    ? refuse("changed_by_someone_else")
    : line;
}

/** Gives the line its final state, with the entry that takes it out of the open lines. */
export async function endLine(
  { context, actor }: Pick<LineCall, "context" | "actor">,
  db: Db,
  line: BankLineRow,
  { end, ...settled }: Settled & { end: LineEnd; note?: string | null },
): Promise<void> {
  const now = context.now();
  const id = context.newId();
  await bankEntriesIn(db).post([
    {
      id,
      receivingAccountId: line.receiving_account_id,
      actorId: actor.user.id,
      at: now,
      postings: endPostings(amountOf(line), end),
    },
  ]);
  const isChanged = await bankLinesIn(db).change(line, {
    ...settled,
    final_entry_id: id,
    ended_at: now,
    decided_by: actor.user.id,
  });
  if (!isChanged) rollBack(refuse("changed_by_someone_else"));
}

const reasonLabel = (reason: OpenReason) => (locale: Locale) =>
  messagesIn(locale, "staffBankStatements")(`reason.${reason}`);

export const lineSubject = async ({ params }: Pick<Call, "params">, db: Db) => {
  const line = await bankLinesIn(db).byId(params.id ?? "");
  return { subject: `bank_line:${params.id ?? ""}`, version: line?.version ?? 0 };
};

const credit: Handler<typeof bankLineOperations.credit> = (call) =>
  command(call, async (db) => {
    const { context, body } = call;
    const line = await findLine(call, db, { states: ["open"], version: body.version });
    if (isRefusal(line)) return line;
    if (!isPositive(amountOf(line))) return refuse("bank_line_direction");
    const person = await findCustomer(db, body.customer);
    if (!person || person.role !== "user") return refuse("customer_unknown", { field: "customer" });
    // An email or a username can be another person's by now.
    if (call.approval && call.approval.userId !== person.id)
      return refuse("approval_request_outdated");
    const payer = openLine(context.vault, line)?.name ?? null;
    if (needsCompliance(line, { payer, holder: person.fullname }))
      await bankLinesIn(db).change(line, {
        state: "compliance",
        reason_code: payer === null ? "no_name" : "other_name",
        user_id: person.id,
        note: body.reason,
        decided_by: call.actor.user.id,
      });
    else {
      const refused = await creditTo(call, db, line, { person, note: body.reason });
      if (refused) return refused;
    }
    await recordAudit(db, call, {
      action: "bank_line.assigned",
      subject: `bank_line:${line.id}`,
      about: person,
      reason: body.reason,
    });
    return presentBankLine(db, call, line.id);
  });

/** A payer without a name is treasury's to judge, unless compliance has refused it. */
const needsCompliance = (
  { reason_code: reason }: Pick<BankLineRow, "reason_code">,
  { payer, holder }: { readonly payer: string | null; readonly holder: string },
): boolean => (payer === null ? reason === "compliance_refused" : !isSamePayer(payer, holder));

export const creditLine: Approvable<typeof bankLineOperations.credit> = {
  handler: credit,
  subject: lineSubject,
  unchanged: (call, db) => presentBankLine(db, call, call.params.id),
};

/** Email, username, deposit reference or ID. */
async function findCustomer(db: Db, named: string): Promise<UserRow | undefined> {
  const users = usersIn(db);
  if (named.includes("@")) return users.byEmail(named);
  const reference = readCreditorReference(named);
  const byReference = reference ? await users.byDepositReference(reference) : undefined;
  if (byReference) return byReference;
  const found = (await users.byUsername(named)) ?? (await users.byId(named));
  return found && users.byId(found.id);
}

async function creditTo(
  call: LineCall,
  db: Db,
  line: BankLineRow,
  { person, note }: { person: UserRow; note: string },
): Promise<Refused | null> {
  if (person.id === call.actor.user.id) return refuse("own_wallet");
  const wallet = await walletsIn(db).ofUserLocked(person.id);
  const obstacle = obstacleTo(
    {
      context: call.context,
      people: new Map([[person.id, person]]),
      wallets: new Map(wallet ? [[person.id, wallet]] : []),
    },
    person.id,
    amountOf(line),
  );
  if (obstacle || !wallet)
    return refuse("bank_line_not_possible", {
      field: "customer",
      values: { why: reasonLabel(obstacle ?? "wallet_missing") },
    });
  const [settled] = await creditDeposits(call, db, [{ line, wallet, isAutomatic: false }]);
  if (settled) await endLine(call, db, line, { ...settled, end: "settlement", note });
  return null;
}

const complianceApproval: Handler<typeof bankLineOperations.allow> = (call) =>
  command(call, async (db) => {
    const { body, actor } = call;
    const line = await findLine(call, db, { states: ["compliance"], version: body.version });
    if (isRefusal(line)) return line;
    if (line.decided_by === actor.user.id) return refuse("own_bank_line");
    const person = line.user_id === null ? undefined : await usersIn(db).byId(line.user_id);
    if (!person) return refuse("person_removed");
    const refused = await creditTo(call, db, line, { person, note: body.reason });
    if (refused) return refused;
    await recordAudit(db, call, {
      action: "bank_line.allowed",
      subject: `bank_line:${line.id}`,
      about: person,
      reason: body.reason,
    });
    return presentBankLine(db, call, line.id);
  });

export const allowLine: Approvable<typeof bankLineOperations.allow> = {
  handler: complianceApproval,
  subject: lineSubject,
  unchanged: (call, db) => presentBankLine(db, call, call.params.id),
};

export const refuseLine: Handler<typeof bankLineOperations.refuse> = (call) =>
  command(call, async (db) => {
    const { body } = call;
    const line = await findLine(call, db, { states: ["compliance"], version: body.version });
    if (isRefusal(line)) return line;
    await bankLinesIn(db).change(line, {
      state: "open",
      reason_code: "compliance_refused",
      user_id: null,
      note: body.reason,
      decided_by: call.actor.user.id,
    });
    await recordAudit(db, call, {
      action: "bank_line.refused",
      subject: `bank_line:${line.id}`,
      about: line.user_id === null ? undefined : await usersIn(db).byId(line.user_id),
      reason: body.reason,
    });
    return presentBankLine(db, call, line.id);
  });

/** A debit closes a payout or a batch; a credit is a payout that came back. */
const close: Handler<typeof bankLineOperations.close> = (call) =>
  command(call, async (db) => {
    const { body } = call;
    const line = await findLine(call, db, { states: ["open"], version: body.version });
    if (isRefusal(line)) return line;
    const amount = amountOf(line);
    const transactionId =
      (await transactionsIn(db).idByReference(body.payout)) ??
      (await transactionsIn(db).byId(body.payout))?.id;
    const batch = transactionId ? undefined : await payoutBatchesIn(db).byReference(body.payout);
    const id = transactionId ?? batch?.id;
    if (!id) return refuse("payout_unknown", { field: "payout" });
    const settled = isNegative(amount)
      ? await (batch ? closeBatch : closePayout)(call, db, {
          paid: negate(amount),
          id,
          lineId: line.id,
          isAutomatic: false,
        })
      : await returnPayoutToCustomer(call, db, { received: amount, id, isAutomatic: false });
    if (settled.state === "open")
      return refuse("bank_line_not_possible", {
        field: "payout",
        values: { why: reasonLabel((settled.reason_code ?? "no_match") as OpenReason) },
      });
    await endLine(call, db, line, { ...settled, end: "settlement" });
    await recordAudit(db, call, {
      action: "bank_line.closed",
      subject: `bank_line:${line.id}`,
      after: { payout: body.payout },
    });
    return presentBankLine(db, call, line.id);
  });

export const closeLine: Approvable<typeof bankLineOperations.close> = {
  handler: close,
  subject: lineSubject,
  unchanged: (call, db) => presentBankLine(db, call, call.params.id),
};

export const ownLine: Handler<typeof bankLineOperations.own> = (call) =>
  command(call, async (db) => {
    const { body } = call;
    const line = await findLine(call, db, { states: ["open"], version: body.version });
    if (isRefusal(line)) return line;
    await endLine(call, db, line, {
      state: "own",
      reason_code: null,
      end: "own",
      note: body.reason,
    });
    await recordAudit(db, call, {
      action: "bank_line.own",
      subject: `bank_line:${line.id}`,
      after: { amountMinor: String(line.amount_minor), currency: line.currency },
      reason: body.reason,
    });
    return presentBankLine(db, call, line.id);
  });

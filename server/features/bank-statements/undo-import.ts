// Takes back a whole import that was posted in error, as long as none of its money was spent.
import type { bankStatementOperations } from "./operations";
import { locksRows, type Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { BankLineRow, BankStatementFileRow } from "../../database/rows/bank-rows";
import type { Handler, Refused } from "../../http/call";
import { command, refusalIn } from "../../http/command";
import type { Context } from "../../http/context";
import { isRefusal, refuse } from "../../kernel/refusal";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { expectedDepositsIn } from "../bank-transfers/expected-deposit-store";
import { undoPostings, type LineEnd } from "../ledger/bank-rules";
import { bankEntriesIn } from "../ledger/bank-store";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { applyTransition } from "../movements/apply-transition";
import { payoutBatchesIn } from "../payouts/batch-store";
import { refusalOfNewRole } from "../second-approval/require-two-people";
import { payoutsIn } from "../withdrawals/payout-store";
import { bankLinesIn } from "./line-store";
import { presentImport } from "./present-import";
import { portalCall } from "./settle-line";
import { statementFilesIn } from "./store";

const linesAtOnce = 25;
/** Of an import that was never posted. */
const discardedAtOnce = 500;

export const undoImport: Handler<typeof bankStatementOperations.undo> = async (call) => {
  const { context, params } = call;
  const answer = await command(call, async (db) => {
    const { actor } = call;
    const files = statementFilesIn(db);
    const row = await files.byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    if (row.state !== "posted") return refuse("bank_statement_ended");
    if (await files.openFor(row.receiving_account_id)) return refuse("bank_statement_open");
    const blocked = await refusalOfUndo(db, row);
    if (blocked) return blocked;
    if (row.needs_two === 1) {
      const tooNew = await refusalOfNewRole(call, db);
      if (tooNew) return tooNew;
      if (row.undo_by === actor.user.id) return refuse("own_bank_statement");
    }
    const isRequest = row.needs_two === 1 && row.undo_by === null;
    await files.change(row, {
      undo_by: row.undo_by ?? actor.user.id,
      undo_at: row.undo_at ?? context.now(),
      ...(!isRequest && { state: "undoing", ended_by: actor.user.id }),
    });
    await recordAudit(db, call, {
      action: isRequest ? "bank_statement.undo_requested" : "bank_statement.undone",
      subject: `bank_statement:${row.id}`,
      after: { file: row.file_name },
    });
    return presentImport(db, call, row.id);
  });
  if (!isRefusal(answer) && answer.state === "undoing")
    context.defer("undo-bank-statement", () => takeBackImport(context, answer.id));
  return answer;
};

/** What the customers still have is checked again when each deposit is taken back. */
async function refusalOfUndo(db: Db, row: BankStatementFileRow): Promise<Refused | null> {
  const lines = bankLinesIn(db);
  const blocking = await lines.firstInState(row.id, goneOn);
  if (blocking)
    return refuse("bank_line_blocks_undo", {
      values: { place: blocking.place, state: blocking.state },
    });
  const spent = await lines.firstSpent(row.id);
  return spent
    ? refuse("bank_statement_spent", { values: { place: spent.place, reference: spent.reference } })
    : null;
}

/** Background work: one pass over all imports that are being undone. */
export async function undoImports(context: Context): Promise<void> {
  const files = await statementFilesIn(context.storage.db).inState("undoing");
  for (const { id } of files) await takeBackImport(context, id);
}

const takenBack = ["open", "compliance", "credited", "closed", "own"] as const;
/** The money of these has gone on to another person. */
const goneOn = ["payout_returned", "returned", "returning"] as const;

export async function takeBackImport(context: Context, id: string): Promise<void> {
  for (let after = -1; !context.isClosing();) {
    const done = await takeBackSome(context, id, after);
    if (done === null) return;
    after = done;
    await new Promise(setImmediate);
  }
}

/** The position of the last line that was looked at; null if there are no more. */
async function takeBackSome(context: Context, id: string, after: number): Promise<number | null> {
  try {
    return await takeBackIn(context, id, { after, most: linesAtOnce });
  } catch (error) {
    refusalIn(error);
  }
  try {
    return await takeBackIn(context, id, { after, most: 1 });
  } catch (error) {
    // Spent in the meantime: this line stays as it is, and the import with it.
    refusalIn(error);
    const { db } = context.storage;
    const [next] = await bankLinesIn(db).inStatesLocked(id, { states: takenBack, after, most: 1 });
    return next?.position ?? null;
  }
}

function takeBackIn(
  context: Context,
  id: string,
  { after, most }: { after: number; most: number },
): Promise<number | null> {
  return context.storage.transaction(async (db) => {
    const file = await statementFilesIn(db).byIdUnlessTaken(id);
    if (file?.state !== "undoing") return null;
    if (file.confirmed_at === null) return discardIn(context, db, file, after);
    const lines = await bankLinesIn(db).inStatesLocked(id, { states: takenBack, after, most });
    if (locksRows(db)) await lockSubjects(db, lines);
    for (const line of lines) await takeBack(context, db, line);
    const last = lines.at(-1);
    if (last) return last.position;
    await finish(context, db, file);
    return null;
  });
}

/** Transactions before wallets, and each kind in a fixed order, as everything that moves money does. */
async function lockSubjects(db: Db, lines: readonly BankLineRow[]): Promise<void> {
  const batchIds = lines.flatMap(({ batch_id: id }) => id ?? []);
  const inBatches = await payoutBatchesIn(db).linesOf([...new Set(batchIds)]);
  const ids = [...lines, ...inBatches].flatMap(({ transaction_id: id }) => id ?? []).sort();
  for (const id of new Set(ids)) await transactionsIn(db).byIdLocked(id);
  const userIds = lines.flatMap((line) => (line.state === "credited" ? (line.user_id ?? []) : []));
  await walletsIn(db).ofUsersLocked([...new Set(userIds)]);
}

async function discardIn(
  context: Context,
  db: Db,
  file: BankStatementFileRow,
  after: number,
): Promise<number | null> {
  const most = discardedAtOnce;
  if (await bankLinesIn(db).free(file.id, { after, most })) return after + most;
  await statementFilesIn(db).change(file, { state: "discarded", ended_at: context.now() });
  return null;
}

async function takeBack(context: Context, db: Db, line: BankLineRow): Promise<void> {
  if (line.state === "credited" && line.transaction_id)
    await takeBackDeposit(context, db, line.transaction_id);
  if (line.state === "closed") await reopenPayouts(context, db, line);
  const now = context.now();
  await bankEntriesIn(db).post([
    {
      id: context.newId(),
      receivingAccountId: line.receiving_account_id,
      actorId: portalActor.user.id,
      at: now,
      postings: undoPostings(amountOf(line), endOf(line)),
    },
  ]);
  await bankLinesIn(db).change(line, { state: "undone", is_live: 0, ended_at: now });
}

const endOf = ({ state }: BankLineRow): LineEnd | null =>
  state === "own" ? "own" : state === "credited" || state === "closed" ? "settlement" : null;

/** Rolls back if the customer has spent it. A deposit that staff have taken back since is left as it is. */
async function takeBackDeposit(context: Context, db: Db, id: string): Promise<void> {
  const row = await transactionsIn(db).byIdLocked(id);
  if (row?.status !== "successful") return;
  await applyTransition(portalCall(context), db, row, {
    action: "deposit.undone",
    status: "failed",
    reasonCode: "bank_import_undone",
    isByGateway: true,
  });
  await expectedDepositsIn(db).reopenFor(id);
}

/** They are sent, and wait for the bank's word again; not those that came back since, approved again or not. */
async function reopenPayouts(context: Context, db: Db, line: BankLineRow): Promise<void> {
  const inBatch = line.batch_id ? await payoutBatchesIn(db).linesOf([line.batch_id]) : [];
  const ids = [line.transaction_id, ...inBatch.map((one) => one.transaction_id)]
    .flatMap((id) => id ?? [])
    .sort();
  for (const id of ids) {
    const row = await transactionsIn(db).byIdLocked(id);
    const payout = row && (await payoutsIn(db).byId(id));
    if (!row || payout?.state !== "arrived" || payout.closing_line_id !== line.id) continue;
    await payoutsIn(db).change(payout, { state: "sent", ended_at: null });
    await recordAudit(db, portalCall(context), {
      action: "payout.arrival_undone",
      subject: `transaction:${id}`,
      personId: row.user_id,
    });
  }
}

/** With lines that couldn't be taken back, the import is posted still, without the others. */
async function finish(context: Context, db: Db, file: BankStatementFileRow): Promise<void> {
  const left = await bankLinesIn(db).firstInState(file.id, [...takenBack, ...goneOn]);
  const files = statementFilesIn(db);
  await files.change(
    file,
    left
      ? { state: "posted", undo_by: null, undo_at: null }
      : { state: "undone", ended_at: context.now() },
  );
  if (!left) await files.setStatementsLive(file.id, 0);
}

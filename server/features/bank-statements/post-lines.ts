// Posts a confirmed import, some lines at a time: each of these database transactions leaves every line either posted or as it was,
// so that the work goes on after a stop at any moment, on any host.
import { performance } from "node:perf_hooks";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { BankLineRow, BankStatementFileRow } from "../../database/rows/bank-rows";
import type { Context } from "../../http/context";
import { refusalIn } from "../../http/command";
import { locksRows } from "../../database/db";
import { giveWay } from "../../database/give-way";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { bankEntriesIn, type BankEntry } from "../ledger/bank-store";
import { endPostings, importPostings } from "../ledger/bank-rules";
import { transactionsIn } from "../ledger/transaction-store";
import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import { bankLinesIn, type EndedLine } from "./line-store";
import { payoutBatchesIn } from "../payouts/batch-store";
import { readProposal, type Proposal } from "./proposal-rules";
import {
  isAboutSent,
  isOther,
  openFor,
  portalCall,
  settleOthers,
  settleSent,
  type LineToSettle,
  type Settling,
} from "./settle-line";
import type { Settled } from "./settle-payout";
import { statementFilesIn } from "./store";

/** As many lines as keep a database transaction short: others wait for the locks of one. */
const atOnce = { first: 50, least: 10, most: 100 };
/** How many milliseconds a slice should take: on SQLite, no one else has a turn meanwhile; on PostgreSQL, most of it is waiting for the database. */
const sliceMs = { sqlite: 20, postgres: 50 } as const;
/** Between two slices, as long as others keep this process busy. */
const longestPauseMs = 150;

const waiting: readonly string[] = ["open", "compliance", "returning"];

/** Background work: one pass over all imports that are being posted. */
export async function postImports(context: Context): Promise<void> {
  const files = await statementFilesIn(context.storage.db).inState("posting");
  for (const { id } of files) await postImport(context, id);
}

export async function postImport(context: Context, id: string): Promise<void> {
  for (let size = atOnce.first; !context.isClosing();) {
    const began = performance.now();
    const done = await postSlice(context, id, size);
    if (done === "all") return;
    const took = Math.max(1, performance.now() - began);
    size = sizeFor((size * sliceMs[context.storage.engine]) / took);
    await giveWay(longestPauseMs);
  }
}

/** In tens: statements for as many rows as before needn't be prepared again. */
const sizeFor = (lines: number): number =>
  Math.min(atOnce.most, Math.max(atOnce.least, 10 * Math.round(lines / 10)));

/** A line that can't be settled holds up no other: alone, it stays open. */
async function postSlice(context: Context, id: string, most: number): Promise<"some" | "all"> {
  try {
    return await inOneTransaction(context, id, { most });
  } catch (error) {
    refusalIn(error);
  }
  for (let left = most; left > 0; left -= 1) {
    const done = await postOne(context, id);
    if (done === "all") return "all";
  }
  return "some";
}

async function postOne(context: Context, id: string): Promise<"some" | "all"> {
  try {
    return await inOneTransaction(context, id, { most: 1 });
  } catch (error) {
    refusalIn(error);
    return inOneTransaction(context, id, { most: 1, leavesOpen: true });
  }
}

interface Slice {
  readonly most: number;
  readonly leavesOpen?: boolean;
}

function inOneTransaction(
  context: Context,
  id: string,
  { most, leavesOpen = false }: Slice,
): Promise<"some" | "all"> {
  return context.storage.transaction(async (db) => {
    const files = statementFilesIn(db);
    const file = await files.byIdUnlessTaken(id);
    // Another host is at it, or has finished it.
    if (file?.state !== "posting") return "all";
    const lines = await bankLinesIn(db).toPost(id, most);
    if (lines.length === 0) {
      await finish(context, db, file);
      return "all";
    }
    await postLines(context, db, lines, leavesOpen);
    return "some";
  });
}

async function postLines(
  context: Context,
  db: Db,
  lines: readonly BankLineRow[],
  leavesOpen: boolean,
): Promise<void> {
  const now = context.now();
  const entryOf = (line: BankLineRow, postings: BankEntry["postings"]): BankEntry => ({
    id: context.newId(),
    receivingAccountId: line.receiving_account_id,
    actorId: portalActor.user.id,
    at: now,
    postings,
  });
  const imported = lines.map((line) => entryOf(line, importPostings(amountOf(line))));
  await bankEntriesIn(db).post(imported);
  const entryIds = new Map(lines.map((line, at) => [line, imported[at]?.id ?? null]));
  const end = async (settled: readonly (readonly [BankLineRow, Settled])[]) => {
    const finals: BankEntry[] = [];
    const ended = settled.map(([line, become]): EndedLine => {
      const to = become.state === "own" ? "own" : "settlement";
      const final = isFinal(become) ? entryOf(line, endPostings(amountOf(line), to)) : null;
      if (final) finals.push(final);
      const posted = { posted_at: now, entry_id: entryIds.get(line) ?? null };
      const isEnded = final && { ended_at: now, final_entry_id: final.id };
      return { line, end: { ...become, ...posted, ...isEnded } };
    });
    await bankLinesIn(db).endAll(ended);
    await bankEntriesIn(db).post(finals);
  };
  if (leavesOpen) return end(lines.map((line) => [line, openFor("not_possible")]));
  const proposed = lines.map((line) => ({ line, proposal: readProposal(line.proposal) }));
  const settling = await lockSubjects(context, db, proposed);
  for (const { line, proposal } of proposed.filter(isAboutSent)) {
    const settled = await settleSent(settling, db, line, proposal);
    await end([[line, settled]]);
    if (settled.state === "returned" && settled.return_id)
      await endReturnedLine(context, db, settled.return_id);
  }
  const others = proposed.filter(isOther);
  const settled = await settleOthers(settling, db, others);
  await end(others.map(({ line }, at) => [line, settled[at] ?? openFor("no_match")]));
}

const isFinal = ({ state }: Settled) => !waiting.includes(state);

/** The credit line whose money this debit returned. */
async function endReturnedLine(context: Context, db: Db, returnId: string): Promise<void> {
  const lines = bankLinesIn(db);
  const line = await lines.returningBy(returnId);
  if (!line) return;
  const now = context.now();
  const entry: BankEntry = {
    id: context.newId(),
    receivingAccountId: line.receiving_account_id,
    actorId: portalActor.user.id,
    at: now,
    postings: endPostings(amountOf(line), "settlement"),
  };
  await lines.change(line, { state: "returned", ended_at: now, final_entry_id: entry.id });
  await bankEntriesIn(db).post([entry]);
}

/** Batches, then withdrawals, then wallets, and each kind in a fixed order, as everything that moves money does. */
async function lockSubjects(
  context: Context,
  db: Db,
  lines: readonly LineToSettle[],
): Promise<Settling> {
  const proposals = lines.map(({ proposal }) => proposal);
  const userIds = proposals.flatMap((one) => (one.to === "credit" ? one.userId : []));
  const paidBack = locksRows(db) ? await lockSent(db, proposals) : [];
  const [people, wallets] = [
    await usersIn(db).byIds([...new Set(userIds)]),
    await walletsIn(db).ofUsersLocked([...new Set([...userIds, ...paidBack])]),
  ];
  return {
    context,
    people: new Map(people.map((row) => [row.id, row])),
    wallets: new Map(wallets.map((row) => [row.user_id, row])),
  };
}

/** Returns the IDs of the customers who may get money back. */
async function lockSent(db: Db, proposals: readonly Proposal[]): Promise<string[]> {
  const batchIds = proposals.flatMap((one) => (one.to === "batch" ? one.batchId : [])).sort();
  const batches = payoutBatchesIn(db);
  for (const id of new Set(batchIds)) await batches.byIdLocked(id);
  const inBatches = await batches.linesOf([...new Set(batchIds)]);
  const returned = proposals.flatMap((one) =>
    one.to === "payout_return" ? one.transactionId : [],
  );
  const withdrawals = [
    ...returned,
    ...proposals.flatMap((one) => (one.to === "payout" ? one.transactionId : [])),
    ...inBatches.map((line) => line.transaction_id),
  ].sort();
  const paidBack: string[] = [];
  for (const id of new Set(withdrawals)) {
    const row = await transactionsIn(db).byIdLocked(id);
    if (row && returned.includes(id)) paidBack.push(row.user_id);
  }
  return paidBack;
}

async function finish(context: Context, db: Db, file: BankStatementFileRow): Promise<void> {
  const now = context.now();
  await statementFilesIn(db).change(file, { state: "posted", ended_at: now });
  await recordAudit(db, portalCall(context), {
    action: "bank_statement.posted",
    subject: `bank_statement:${file.id}`,
  });
}

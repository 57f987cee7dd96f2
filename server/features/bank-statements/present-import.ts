import type { Db } from "../../database/db";
import type { BankStatementFileRow, BankStatementRow } from "../../database/rows/bank-rows";
import { pageResponseOf, windowOf, existingPage, countedPage } from "../../http/list-page";
import type { Refused, Handler } from "../../http/call";
import { add, isEqual, isLess, money, numberOf, zero, type Money } from "../../kernel/money";
import { statementAccountOf } from "../../kernel/receiving-account";
import { refuse, isRefusal } from "../../kernel/refusal";
import { namedThen } from "../audit/named-then";
import { auditIn } from "../audit/store";
import { instantOf } from "../../kernel/instants";
import { approvalWindowMs } from "../ledger/threshold-rules";
import { bankLinesIn, type LineTotal } from "./line-store";
import { presentBankLines, type BankReader } from "./present-line";
import { accountOf } from "./read-statements";
import type { BankImport, BankImportDetails } from "./schemas";
import { statementFilesIn } from "./store";
import type { bankStatementOperations } from "./operations";

export async function presentImport(
  db: Db,
  reader: BankReader,
  id = "",
): Promise<BankImport | Refused> {
  const row = await statementFilesIn(db).byId(id);
  const [shown] = row ? await presentImports(db, reader, [row]) : [];
  return shown ?? refuse("not_found");
}

export async function presentImports(
  db: Db,
  { context, actor, locale }: BankReader,
  rows: readonly BankStatementFileRow[],
): Promise<BankImport[]> {
  const mentions = rows.flatMap((row) => Object.values(peopleOf(row)).flatMap((one) => one ?? []));
  const named = await namedThen(context, db, mentions, locale);
  const shown: BankImport[] = [];
  for (const row of rows) {
    // What is read so far isn't shown.
    const totals = row.state === "reading" ? [] : await bankLinesIn(db).totalsOf(row.id);
    const people = peopleOf(row);
    const may = actor.rights.has("transactions");
    const needsTwo = await needsTwoToConfirm({ context }, db, row, totals);
    const isWaiting = row.state === "preview";
    const isPreparer = isWaiting && needsTwo && (await preparersOf(db, row)).has(actor.user.id);
    shown.push({
      id: row.id,
      account: accountNameOf({ context }, row),
      format: row.format,
      fileName: row.file_name,
      state: row.state,
      preparedBy: named(people.preparer),
      preparedAt: new Date(row.prepared_at).toISOString(),
      confirmedBy: people.confirmer && named(people.confirmer),
      confirmedAt: instantOf(row.confirmed_at),
      endedBy: people.ender && named(people.ender),
      endedAt: instantOf(row.ended_at),
      undoRequestedBy: people.undoer && named(people.undoer),
      needsTwo,
      totals: sumsOf(row, totals),
      results: resultsOf(row, totals),
      canConfirm: may && isWaiting && !isPreparer,
      canDiscard: may && (row.state === "preview" || row.state === "mapping"),
      canUndo:
        may && row.state === "posted" && !(row.needs_two === 1 && row.undo_by === actor.user.id),
    });
  }
  return shown;
}

/** Who decided what the import says: the uploader and, as the audit log has it, the person who mapped the columns. */
export async function preparersOf(
  db: Db,
  { id, prepared_by: uploader }: Pick<BankStatementFileRow, "id" | "prepared_by">,
): Promise<ReadonlySet<string>> {
  const entries = await auditIn(db).ofSubject(`bank_statement:${id}`);
  const readers = entries.flatMap(({ action, actor_id: by }) =>
    action === "bank_statement.uploaded" && by !== null ? [by] : [],
  );
  return new Set([uploader, ...readers]);
}

function peopleOf(row: BankStatementFileRow) {
  const mention = (id: string | null, at: number | null) =>
    id === null ? undefined : { id, at: at ?? row.prepared_at };
  return {
    preparer: { id: row.prepared_by, at: row.prepared_at },
    confirmer: mention(row.confirmed_by, row.confirmed_at),
    ender: mention(row.ended_by, row.ended_at),
    undoer: row.state === "posted" ? mention(row.undo_by, row.undo_at) : undefined,
  };
}

export function accountNameOf(
  { context }: Pick<BankReader, "context">,
  {
    receiving_account_id: id,
    currency,
  }: Pick<BankStatementFileRow, "receiving_account_id" | "currency">,
) {
  const account = accountOf(context, id);
  // The operator may have removed it from the settings since.
  return {
    id,
    bank: account?.bank ?? id,
    number: account ? statementAccountOf(account) : id,
    currency,
  };
}

/**
 * Whether what it credits to customers, with the imports that one person alone confirmed in the same currency in the last 24 hours,
 * reaches the approval threshold. Fixed once it is confirmed.
 */
export async function needsTwoToConfirm(
  { context }: Pick<BankReader, "context">,
  db: Db,
  row: BankStatementFileRow,
  totals: readonly LineTotal[],
): Promise<boolean> {
  if (row.confirmed_at !== null) return row.needs_two === 1;
  const threshold = context.settings.approvalThresholds?.[row.currency];
  if (threshold === undefined) return false;
  const alone = await statementFilesIn(db).confirmedAloneSince(
    row.currency,
    context.now() - approvalWindowMs,
  );
  return !isLess(add(alone, creditedBy(row, totals)), money(row.currency, threshold));
}

/** What the import raises customers' balances by. */
export const creditedBy = (
  { currency }: Pick<BankStatementFileRow, "currency">,
  totals: readonly LineTotal[],
): Money =>
  totals
    .filter(({ kind, isIn }) => isIn && (kind === "credit" || kind === "payout_return"))
    .reduce((sum, { minor }) => add(sum, money(currency, minor)), zero(currency));

const isNew = ({ state }: LineTotal) => state !== "duplicate";

function sumsOf({ currency }: BankStatementFileRow, totals: readonly LineTotal[]) {
  const of = (kept: readonly LineTotal[]) => ({
    count: kept.reduce((sum, { count }) => sum + count, 0),
    amount: numberOf(
      kept.reduce((sum, { minor }) => add(sum, money(currency, minor)), zero(currency)),
    ),
  });
  const counted = totals.filter(isNew);
  return {
    in: of(counted.filter(({ isIn }) => isIn)),
    out: of(counted.filter(({ isIn }) => !isIn)),
    duplicates: of(totals.filter((one) => !isNew(one))).count,
    posted: of(counted.filter(({ state }) => state !== "proposed" && state !== "undone")).count,
    waiting: of(counted.filter(({ state }) => ["open", "compliance", "returning"].includes(state)))
      .count,
  };
}

function resultsOf({ currency }: BankStatementFileRow, totals: readonly LineTotal[]) {
  const found = new Map<string, { name: string; isProposal: boolean; count: number; sum: Money }>();
  for (const { state, kind, count, minor } of totals) {
    const [name, isProposal] = [kind ?? state, kind !== null];
    const key = `${isProposal} ${name}`;
    const earlier = found.get(key) ?? { name, isProposal, count: 0, sum: zero(currency) };
    const sum = add(earlier.sum, money(currency, minor));
    found.set(key, { ...earlier, count: earlier.count + count, sum });
  }
  return [...found.values()].map(({ sum, ...result }) => ({ ...result, amount: numberOf(sum) }));
}

/** With its statements and a page of its lines. */
export async function presentDetails(
  db: Db,
  reader: BankReader,
  { id, query }: { id: string; query: { page: number; limit: number } },
): Promise<BankImportDetails | Refused> {
  const files = statementFilesIn(db);
  const row = await files.byId(id);
  const [shown] = row ? await presentImports(db, reader, [row]) : [];
  if (!row || !shown) return refuse("not_found");
  if (row.state === "reading")
    return { ...shown, statements: [], duplicatesOf: [], lines: [], ...pageResponseOf(query, 0) };
  const lines = bankLinesIn(db);
  const total = await lines.countOf(id);
  const page = existingPage(query, total);
  const found = await lines.ofFile(id, windowOf({ ...query, page }));
  const statements = await files.statementsOf(id);
  const duplicates = await lines.filesOfDuplicates(id);
  const others = new Map(
    (await files.byIds(duplicates.map((one) => one.file_id))).map((one) => [one.id, one]),
  );
  const last = await files.lastClosing(row.receiving_account_id, id);
  return {
    ...shown,
    statements: statements.map(presentStatement),
    gap: last && gapBetween(last, statements),
    duplicatesOf: duplicates.map(({ file_id: fileId, count }) => ({
      id: fileId,
      fileName: others.get(fileId)?.file_name ?? "",
      count: Number(count),
    })),
    lines: await presentBankLines(db, reader, found),
    ...pageResponseOf(query, total),
  };
}

const amountIn = (currency: Money["currency"], minor: number | null) =>
  minor === null ? undefined : numberOf(money(currency, minor));

const presentStatement = (row: BankStatementRow) => ({
  number: row.number ?? undefined,
  openingDay: row.opening_day ?? undefined,
  opening: amountIn(row.currency, row.opening_minor),
  closingDay: row.closing_day ?? undefined,
  closing: amountIn(row.currency, row.closing_minor),
});

/** A statement from before the last one is no gap: it was imported late. */
function gapBetween(last: BankStatementRow, statements: readonly BankStatementRow[]) {
  const first = statements.find(({ opening_minor: minor }) => minor !== null);
  const { closing_day: day, closing_minor: closing, currency } = last;
  if (!first || first.opening_minor === null || day === null || closing === null) return undefined;
  if ((first.closing_day ?? first.opening_day ?? "") <= day) return undefined;
  const [expected, found] = [money(currency, closing), money(currency, first.opening_minor)];
  return isEqual(expected, found)
    ? undefined
    : { expected: numberOf(expected), found: numberOf(found), day };
}

export const listImports: Handler<typeof bankStatementOperations.list> = async (call) => {
  const { context, query } = call;
  const { db } = context.storage;
  const found = await countedPage(query, {
    rows: (window) => statementFilesIn(db).list(window),
    total: () => statementFilesIn(db).count(),
  });
  if (isRefusal(found)) return found;
  return {
    imports: await presentImports(db, call, found.rows),
    ...pageResponseOf(query, found.total),
  };
};

export const readImport: Handler<typeof bankStatementOperations.get> = (call) =>
  presentDetails(call.context.storage.db, call, { id: call.params.id ?? "", query: call.query });

export const listAccounts: Handler<typeof bankStatementOperations.accounts> = ({ context }) =>
  Promise.resolve({
    accounts: context.settings.receivingAccounts.map(({ id, currency }) =>
      accountNameOf({ context }, { receiving_account_id: id, currency }),
    ),
  });

// Stores what a file says, before anyone confirms it: in short database transactions, and visible only when it is complete.
import type { Db } from "../../database/db";
import { isUniqueViolation } from "../../database/engine/unique-violation";
import { minorColumn } from "../../database/money-columns";
import type {
  BankLineRow,
  BankStatementFileRow,
  BankStatementRow,
} from "../../database/rows/bank-rows";
import type { Actor, Call } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { money } from "../../kernel/money";
import type { ReceivingAccount } from "../../kernel/receiving-account";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { breather } from "./formats/breather";
import { lineIdentities } from "./formats/line-identities";
import { sealLine } from "./line-details";
import { bankLinesIn } from "./line-store";
import { presentImport } from "./present-import";
import { propose, type ProposedLine } from "./propose";
import { writeProposal } from "./proposal-rules";
import type { ParsedLine, ParsedStatement, StatedBalance } from "./statement-rules";
import { statementFilesIn } from "./store";

/** Few enough that the database's only writer is soon free for others. */
const linesAtOnce = 250;

/** The account's only import that isn't over; false if it has another one meanwhile. */
export async function openImport(
  { storage }: Context,
  row: BankStatementFileRow,
): Promise<boolean> {
  try {
    await storage.transaction((db) => statementFilesIn(db).insert(row));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Removes everything of an import that wasn't finished. */
export async function removeImport({ storage }: Context, id: string): Promise<void> {
  while (!(await storage.transaction((db) => statementFilesIn(db).deleteSome(id, 1000))));
}

interface Reading {
  readonly file: Pick<BankStatementFileRow, "id" | "currency">;
  readonly account: ReceivingAccount;
  readonly statements: readonly ParsedStatement[];
}

/** Everything but the import's new state. */
export async function storeLines(context: Context, reading: Reading): Promise<void> {
  const { file, account, statements } = reading;
  const { storage } = context;
  const statementRows = statements.map((statement, position) =>
    statementRow(context, reading, { statement, position }),
  );
  await storage.transaction((db) => statementFilesIn(db).insertStatements(statementRows));
  const lines = await identifiedLines(storage.db, reading, statementRows);
  const proposals = await propose(context, account, lines);
  for (let at = 0; at < lines.length; at += linesAtOnce) {
    const rows = lines
      .slice(at, at + linesAtOnce)
      .map((line, index) =>
        lineRow(context, file, { ...line, position: at + index, proposal: proposals[at + index] }),
      );
    await storage.transaction((db) => bankLinesIn(db).insert(rows));
  }
}

function statementRow(
  context: Context,
  { file, account }: Reading,
  { statement, position }: { statement: ParsedStatement; position: number },
): BankStatementRow {
  const minorOf = (balance: StatedBalance | null) =>
    balance && minorColumn(money(file.currency, balance.minor));
  return {
    id: context.newId(),
    file_id: file.id,
    receiving_account_id: account.id,
    currency: file.currency,
    position,
    number: statement.number,
    opening_day: statement.opening?.day ?? null,
    opening_minor: minorOf(statement.opening),
    closing_day: statement.closing?.day ?? null,
    closing_minor: minorOf(statement.closing),
    is_live: 0,
  };
}

interface IdentifiedLine extends ProposedLine {
  readonly line: ParsedLine;
  readonly identity: string;
  readonly statement: BankStatementRow;
}

/** A line that the account already has, or that the file has twice in two statements, is not imported again. */
async function identifiedLines(
  db: Db,
  { account, statements }: Reading,
  statementRows: readonly BankStatementRow[],
): Promise<readonly IdentifiedLine[]> {
  const seenIn = continuation();
  const known = new Set<string>();
  const breath = breather();
  const identified: IdentifiedLine[] = [];
  for (const [index, statement] of statements.entries()) {
    const [row, seen] = [statementRows[index], seenIn(statement)];
    for (let at = 0; row && at < statement.lines.length; at += linesAtOnce) {
      const lines = statement.lines.slice(at, at + linesAtOnce);
      const identities = lineIdentities({ ...statement, lines }, seen);
      for (const { identity } of await bankLinesIn(db).known(account.id, identities))
        known.add(identity);
      for (const [place, line] of lines.entries()) {
        const identity = identities[place] ?? "";
        identified.push({ line, identity, statement: row, isKnown: known.has(identity) });
        known.add(identity);
      }
      await breath();
    }
  }
  return identified;
}

/** Equal lines of statements that continue each other are counted on; a statement that the file repeats begins again. */
function continuation() {
  let before: ParsedStatement | undefined;
  let seen = new Map<string, number>();
  return (statement: ParsedStatement): Map<string, number> => {
    const isNext =
      before?.closing && statement.opening && before.closing.minor === statement.opening.minor;
    if (!isNext) seen = new Map();
    before = statement;
    return seen;
  };
}

interface NewLine extends IdentifiedLine {
  readonly position: number;
  readonly proposal: Awaited<ReturnType<typeof propose>>[number] | undefined;
}

function lineRow(
  context: Context,
  file: Reading["file"],
  { line, identity, statement, isKnown, position, proposal }: NewLine,
): BankLineRow {
  const id = context.newId();
  return {
    id,
    file_id: file.id,
    statement_id: statement.id,
    receiving_account_id: statement.receiving_account_id,
    currency: file.currency,
    position,
    place: line.place,
    identity,
    is_live: isKnown ? 0 : 1,
    booking_date: line.bookingDate,
    value_date: line.valueDate,
    amount_minor: minorColumn(money(file.currency, line.minor)),
    is_reversal: line.isReversal ? 1 : 0,
    kind: line.kind,
    details_sealed: sealLine(context.vault, id, line),
    state: isKnown ? "duplicate" : "proposed",
    proposal: writeProposal(proposal ?? { to: "open", reason: "no_match" }),
    reason_code: null,
    user_id: null,
    transaction_id: null,
    batch_id: null,
    return_id: null,
    owner_id: null,
    owned_at: null,
    note: null,
    decided_by: null,
    posted_at: null,
    ended_at: null,
    entry_id: null,
    final_entry_id: null,
    version: 1,
  };
}

interface Previewing {
  readonly context: Context;
  readonly actor: Actor;
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly key: string | null;
  readonly address: string | null;
  readonly locale: Call["locale"];
}

/** From here on, people see the import. */
export const finishPreview = (
  call: Previewing,
  row: Pick<BankStatementFileRow, "id" | "state" | "file_name" | "receiving_account_id">,
) =>
  command(call, async (db) => {
    const isChanged = await statementFilesIn(db).change(row, { state: "preview" });
    if (!isChanged) return refuse("changed_by_someone_else");
    await statementFilesIn(db).deleteParts(row.id);
    await recordAudit(db, call, {
      action: "bank_statement.uploaded",
      subject: `bank_statement:${row.id}`,
      after: { file: row.file_name, account: row.receiving_account_id },
    });
    return presentImport(db, call, row.id);
  });

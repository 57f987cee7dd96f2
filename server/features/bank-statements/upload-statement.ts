import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { bankStatementOperations } from "./operations";
import type { BankStatementFileRow } from "../../database/rows/bank-rows";
import type { Call, Handler, Refused } from "../../http/call";
import { command, isReplay } from "../../http/command";
import { limits } from "../../kernel/limits";
import type { ReceivingAccount } from "../../kernel/receiving-account";
import { isRefusal, refuse } from "../../kernel/refusal";
import { asName } from "../../kernel/typed-text";
import { detectFormat, type StatementFormat } from "./formats";
import { presentImport } from "./present-import";
import { accountOf, readStatements } from "./read-statements";
import { knownMapping } from "./saved-mappings";
import { finishPreview, openImport, removeImport, storeLines } from "./save-preview";
import { statementFilesIn } from "./store";

type UploadCall = Call<typeof bankStatementOperations.upload>;

export const uploadStatement: Handler<typeof bankStatementOperations.upload> = async (call) => {
  const { context, actor, body, key } = call;
  // The same form sent twice gets its first answer, and reads no file again.
  if (await isReplay(context, actor.user.id, key))
    return command(call, async () => refuse("bank_statement_open", { field: "file" }));
  const account = accountOf(context, body.account);
  if (!account) return refuse("receiving_account_unknown", { field: "file" });
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const refusal = await refusalOfFile(call, account, bytes);
  if (refusal) return refusal;
  const format = detectFormat(bytes);
  if (!format) return refuse("bank_statement_unreadable", { field: "file" });
  const how = format === "csv" ? await knownMapping(context, account, bytes) : { format };
  const row = newRow(call, account, { format, bytes });
  return how
    ? previewStatement(call, { row, account, bytes, how })
    : keepForMapping(call, row, bytes);
};

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url");

async function refusalOfFile(
  { context, body: { file } }: UploadCall,
  account: ReceivingAccount,
  bytes: Uint8Array,
): Promise<Refused | null> {
  const name = asName(file.name);
  if (bytes.length === 0) return refuse("file_empty", { field: "file", values: { name } });
  if (bytes.length > limits.fileMaximumBytes)
    return refuse("file_too_large", { field: "file", values: { name } });
  const files = statementFilesIn(context.storage.db);
  const same = await files.sameFile(account.id, digestOf(bytes));
  if (same)
    return refuse("bank_statement_known", {
      field: "file",
      values: { name: same.file_name, at: new Date(same.prepared_at) },
    });
  const open = await files.openFor(account.id);
  return open ? refuse("bank_statement_open", { field: "file" }) : null;
}

function newRow(
  { context, actor, body }: UploadCall,
  account: ReceivingAccount,
  { format, bytes }: { format: BankStatementFileRow["format"]; bytes: Uint8Array },
): BankStatementFileRow {
  return {
    id: context.newId(),
    receiving_account_id: account.id,
    currency: account.currency,
    format,
    file_name: asName(body.file.name).slice(0, 120) || format,
    digest: digestOf(bytes),
    state: "reading",
    prepared_by: actor.user.id,
    prepared_at: context.now(),
    confirmed_by: null,
    confirmed_at: null,
    needs_two: 0,
    credited_minor: 0,
    undo_by: null,
    undo_at: null,
    ended_by: null,
    ended_at: null,
  };
}

interface Upload {
  readonly row: BankStatementFileRow;
  readonly account: ReceivingAccount;
  readonly bytes: Uint8Array;
  readonly how: StatementFormat;
}

/** Nothing is left of a file that is refused. */
async function previewStatement(call: UploadCall, { row, account, bytes, how }: Upload) {
  const { context } = call;
  const statements = await readStatements(context, { account, bytes, how, field: "file" });
  if (isRefusal(statements)) return statements;
  const taken = await openImport(context, row);
  if (taken) return taken;
  try {
    await storeLines(context, { file: row, account, statements });
    const answer = await finishPreview(call, row);
    if (isRefusal(answer)) await removeImport(context, row.id);
    return answer;
  } catch (error) {
    await removeImport(context, row.id);
    throw error;
  }
}

const partLength = 256 * 1024;

/** The file waits, encrypted, until a person says what its columns hold. */
async function keepForMapping(call: UploadCall, row: BankStatementFileRow, bytes: Uint8Array) {
  const { context } = call;
  const taken = await openImport(context, row);
  if (taken) return taken;
  const text = gzipSync(bytes).toString("base64");
  const parts = Array.from({ length: Math.ceil(text.length / partLength) }, (_, at) =>
    text.slice(at * partLength, (at + 1) * partLength),
  );
  const answer = await command(call, async (db) => {
    const files = statementFilesIn(db);
    for (const [position, part] of parts.entries())
      await files.insertPart({
        file_id: row.id,
        position,
        sealed: context.vault.seal(part, `bank_file_part:${row.id}:${position}`),
      });
    if (!(await files.change(row, { state: "mapping" }))) return refuse("changed_by_someone_else");
    return presentImport(db, call, row.id);
  });
  if (isRefusal(answer)) await removeImport(context, row.id);
  return answer;
}

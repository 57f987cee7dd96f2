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
import { presentImport, presentImports } from "./present-import";
import { accountOf, readStatements } from "./read-statements";
import { knownMapping } from "./saved-mappings";
import { finishPreview, openImport, removeImport, storeLines } from "./save-preview";
import type { BankImport } from "./schemas";
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
  const refusal = refusalOfSize(body.file, bytes);
  if (refusal) return refusal;
  const earlier = await earlierImport(call, account, digestOf(bytes));
  if (earlier) return earlier;
  const format = detectFormat(bytes);
  if (!format) return refuse("bank_statement_unreadable", { field: "file" });
  const how = format === "csv" ? await knownMapping(context, account, bytes) : { format };
  const row = newRow(call, account, { format, bytes });
  return how
    ? previewStatement(call, { row, account, bytes, how })
    : keepForMapping(call, { row, account, bytes });
};

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("base64url");

function refusalOfSize(file: File, bytes: Uint8Array): Refused | null {
  const name = asName(file.name);
  if (bytes.length === 0) return refuse("file_empty", { field: "file", values: { name } });
  if (bytes.length > limits.fileMaximumBytes)
    return refuse("file_too_large", { field: "file", values: { name } });
  return null;
}

/** The import that this file is in until it is confirmed, no matter who uploaded it; a refusal if the file is posted or another one comes first. */
async function earlierImport(
  call: UploadCall,
  account: ReceivingAccount,
  digest: string,
): Promise<BankImport | Refused | null> {
  const { db } = call.context.storage;
  const files = statementFilesIn(db);
  // Read first: an import of this very file that begins meanwhile is then seen as such.
  const open = await files.openFor(account.id);
  const same = await files.sameFile(account.id, digest);
  const [shown] = same && isUnconfirmed(same) ? await presentImports(db, call, [same]) : [];
  if (shown) return shown;
  if (same)
    return refuse("bank_statement_known", {
      field: "file",
      values: { name: same.file_name, at: new Date(same.prepared_at) },
    });
  return open ? refuse("bank_statement_open", { field: "file" }) : null;
}

const isUnconfirmed = ({ state }: Pick<BankStatementFileRow, "state">) =>
  state === "reading" || state === "mapping" || state === "preview";

/** The answer to an upload that found another import in its place. */
const takenBy = async (call: UploadCall, row: BankStatementFileRow, account: ReceivingAccount) =>
  (await earlierImport(call, account, row.digest)) ??
  refuse("bank_statement_open", { field: "file" });

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
  if (!(await openImport(context, row))) return takenBy(call, row, account);
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
async function keepForMapping(call: UploadCall, { row, account, bytes }: Omit<Upload, "how">) {
  const { context } = call;
  if (!(await openImport(context, row))) return takenBy(call, row, account);
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

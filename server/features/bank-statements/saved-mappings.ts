// Mappings of CSV columns that were saved for an account, and the files that wait for one.
import { gunzipSync } from "node:zlib";
import type { bankStatementOperations } from "./operations";
import type { BankStatementFileRow } from "../../database/rows/bank-rows";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import type { ReceivingAccount } from "../../kernel/receiving-account";
import { isRefusal, refuse } from "../../kernel/refusal";
import { firstRows, headingsIn } from "./first-rows";
import { parseStatement, type StatementFormat } from "./formats";
import { csvMappingOf } from "./mapping-rules";
import { presentImport } from "./present-import";
import { csvMappingsIn } from "./return-store";
import { accountOf, readStatements } from "./read-statements";
import { finishPreview, removeImport, storeLines } from "./save-preview";
import { MappingBody } from "./schemas";
import { isStatementFault } from "./statement-rules";
import { statementFilesIn } from "./store";

type CsvFormat = Extract<StatementFormat, { format: "csv" }>;

/** The first saved mapping that reads the whole file; null if a person has to say what its columns hold. */
export async function knownMapping(
  context: Context,
  account: ReceivingAccount,
  bytes: Uint8Array,
): Promise<CsvFormat | null> {
  for (const body of await savedFor(context, account)) {
    const headings = headingsIn(bytes, body.mapping.skippedLines, body.mapping);
    const mapping = csvMappingOf(body.mapping, account, body.headings ?? headings);
    if (isRefusal(mapping)) continue;
    const how = { format: "csv", mapping } as const;
    if (!isStatementFault(await parseStatement(bytes, how, context.now()))) return how;
  }
  return null;
}

interface SavedMapping {
  readonly name: string;
  readonly mapping: MappingBody;
  readonly headings: readonly string[] | null;
}

async function savedFor({ storage }: Context, { id }: ReceivingAccount): Promise<SavedMapping[]> {
  const rows = await csvMappingsIn(storage.db).ofAccount(id);
  return rows.flatMap((row) => {
    const { headings = null, ...stored } = Object(JSON.parse(row.mapping)) as Record<
      string,
      unknown
    >;
    const { data } = MappingBody.safeParse({ ...stored, name: row.name });
    return data
      ? { name: row.name, mapping: data, headings: headings as SavedMapping["headings"] }
      : [];
  });
}

/** The file as it was uploaded. */
async function bytesOf(context: Context, { id }: Pick<BankStatementFileRow, "id">) {
  const parts = await statementFilesIn(context.storage.db).partsOf(id);
  const text = parts
    .map((part) => context.vault.open(part.sealed, `bank_file_part:${id}:${part.position}`))
    .join("");
  return new Uint8Array(gunzipSync(Buffer.from(text, "base64")));
}

export const readColumns: Handler<typeof bankStatementOperations.columns> = async (call) => {
  const { context, params } = call;
  const file = await statementFilesIn(context.storage.db).byId(params.id ?? "");
  const account = file && accountOf(context, file.receiving_account_id);
  if (!file || !account) return refuse("not_found");
  if (file.state !== "mapping") return refuse("bank_statement_ended");
  const shown = await presentImport(context.storage.db, call, file.id);
  if (isRefusal(shown)) return shown;
  const saved = await savedFor(context, account);
  return {
    import: shown,
    ...firstRows(await bytesOf(context, file)),
    mappings: saved.map(({ name, mapping }) => ({ name, mapping })),
  };
};

/** The file stays for another attempt if it can't be read this way. */
export const mapColumns: Handler<typeof bankStatementOperations.map> = async (call) => {
  const { context, actor, body, params } = call;
  const { db } = context.storage;
  const file = await statementFilesIn(db).byId(params.id ?? "");
  const account = file && accountOf(context, file.receiving_account_id);
  if (!file || !account) return refuse("not_found");
  if (file.state !== "mapping") return refuse("bank_statement_ended");
  const bytes = await bytesOf(context, file);
  const headings = headingsIn(bytes, body.skippedLines, body);
  const mapping = csvMappingOf(body, account, headings);
  if (isRefusal(mapping)) return mapping;
  const how = { format: "csv", mapping } as const;
  const statements = await readStatements(context, { account, bytes, how });
  if (isRefusal(statements)) return statements;
  const { name, ...stored } = body;
  if (name)
    await csvMappingsIn(db).save({
      id: context.newId(),
      receiving_account_id: account.id,
      name,
      mapping: JSON.stringify({ ...stored, headings: mapping.headings }),
      created_by: actor.user.id,
      created_at: context.now(),
    });
  const reading = { ...file, state: "reading" as const };
  if (
    !(await context.storage.transaction((trx) =>
      statementFilesIn(trx).change(file, { state: "reading" }),
    ))
  )
    return refuse("changed_by_someone_else");
  try {
    await storeLines(context, { file, account, statements });
    return await finishPreview(call, reading);
  } catch (error) {
    await removeImport(context, file.id);
    throw error;
  }
};

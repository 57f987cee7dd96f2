// Reads a statement file for an account.
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { maskTail } from "../../kernel/masking";
import type { ReceivingAccount } from "../../kernel/receiving-account";
import { refuse } from "../../kernel/refusal";
import { isSameAccount } from "./account-rules";
import { faultSentence } from "./fault-sentence";
import { parseStatement, type StatementFormat } from "./formats";
import { isStatementFault, type ParsedStatement } from "./statement-rules";

export const accountOf = ({ settings }: Context, id: string): ReceivingAccount | undefined =>
  settings.receivingAccounts.find((account) => account.id === id);

interface StatementFile {
  readonly account: ReceivingAccount;
  readonly bytes: Uint8Array;
  readonly how: StatementFormat;
  /** The form's field that a fault is shown at. */
  readonly field?: string;
}

/** The statements of the file, all of this account; or why it is refused. */
export async function readStatements(
  context: Context,
  { account, bytes, how, field }: StatementFile,
): Promise<readonly ParsedStatement[] | Refused> {
  const parsed = await parseStatement(bytes, how, context.now());
  if (isStatementFault(parsed))
    return refuse("bank_statement_faulty", {
      ...(field && { field }),
      values: { fault: (locale) => faultSentence(parsed, how.format, locale) },
    });
  const other = parsed.find(
    (statement) =>
      statement.currency !== account.currency || !isSameAccount(statement.account, account),
  );
  return other
    ? refuse("bank_statement_other_account", {
        ...(field && { field }),
        values: { found: `${maskTail(other.account)} (${other.currency})` },
      })
    : parsed;
}

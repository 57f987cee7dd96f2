// Reads a statement file for an account.
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { maskTail } from "../../kernel/masking";
import type { ReceivingAccount } from "../../kernel/receiving-account";
import { refuse } from "../../kernel/refusal";
import { isSameAccount } from "./account-rules";
import { parseStatement, type StatementFormat } from "./formats";
import { isStatementFault, type ParsedStatement, type StatementFault } from "./statement-rules";
import type { Locale } from "../../locales/locale";
import { messageParts, messagesIn } from "../../locales/messages";

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

/** What is wrong with a file, with the line or the entry. */
export function faultSentence(
  { code, place, values }: StatementFault,
  format: StatementFormat["format"],
  locale: Locale,
): string {
  const written = messageParts(locale, "staffBankStatementFaults", code, values);
  const fault = typeof written === "string" ? written : written.join("");
  if (place === null) return fault;
  const key = format === "camt.053" ? "at_entry" : "at_line";
  return messagesIn(locale, "staffBankStatementFaults")(key, { place, fault });
}

// Whether a statement is of a receiving account, however the bank writes its number.
import { statementAccountOf, type ReceivingAccount } from "../../kernel/receiving-account";

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** A number that is as long as this can't be another account's by chance. */
const longEnough = 8;

/** MT940 often has the bank's code before the number, and some banks shorten the IBAN to both. */
export function isSameAccount(stated: string, account: ReceivingAccount): boolean {
  const [found, own] = [plain(stated), plain(statementAccountOf(account))];
  if (found === own) return true;
  const number = plain(account.accountNumber ?? "");
  const codes = [account.sortCode, account.routingNumber, account.bic].map((code) =>
    plain(code ?? ""),
  );
  if (number !== "" && codes.some((code) => code !== "" && found === `${code}${number}`))
    return true;
  if (!account.iban || found.length < longEnough) return false;
  if (found === number) return true;
  // The digits of a national number, with zeros before the account's own part or without.
  return (
    /^\d+$/.test(found) &&
    own.slice(4).replaceAll("0", "") === found.replaceAll("0", "") &&
    own.endsWith(found.slice(-4))
  );
}

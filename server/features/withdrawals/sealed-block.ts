// Stored bank details: one encrypted block per user, bound to its owner.
import type { Locale } from "../../locales/locale";
import { BankDetailsBlock } from "./schemas";
import type { Vault } from "../../kernel/vault";
import { maskTail } from "../../kernel/masking";
import { messagesIn } from "../../locales/messages";
import type { LocalizedText } from "../email/email-template";
import type { BankDetailsRow } from "../../database/schema";
import {
  describedAccount,
  ibanAccount,
  usAccount,
  type PaymentAccount,
} from "../payment-accounts/account-number";

export function sealBankDetails(vault: Vault, userId: string, block: BankDetailsBlock): string {
  return vault.seal(JSON.stringify(block), `bank:${userId}`);
}

export function openBankDetails(vault: Vault, row: BankDetailsRow): BankDetailsBlock {
  return BankDetailsBlock.parse(JSON.parse(vault.open(row.sealed, `bank:${row.user_id}`)));
}

/** The account of the block; of free text, the one it describes. */
export function accountIn(block: BankDetailsBlock): PaymentAccount {
  if (block.region === "USA") return usAccount(block.routingNumber, block.accountNumber);
  return block.region === "EUROPE" ? ibanAccount(block.iban) : describedAccount(block.description);
}

/** For email: without the customer's free text. */
export const mailedBankDetails =
  (block: BankDetailsBlock): LocalizedText =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    if (block.region === "USA") return t("bankAccount", { number: maskTail(block.accountNumber) });
    if (block.region === "EUROPE") return t("iban", { number: maskTail(block.iban) });
    return t("otherBankAccount");
  };

/** One masked line, for example "First Bank ••••6789, Nora New". */
export function describeBankDetails(block: BankDetailsBlock, locale: Locale): string {
  const account = accountName(block, locale);
  return block.region === "OTHERS" ? account : `${account}, ${block.recipientName}`;
}

/** The same without the name on the account. */
export function accountName(block: BankDetailsBlock, locale: Locale): string {
  if (block.region === "USA") return `${block.bankName} ${maskTail(block.accountNumber)}`;
  if (block.region === "EUROPE") return `IBAN ${maskTail(block.iban)}`;
  return messagesIn(locale, "portalNotes")("describedAccount");
}

import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

export const bankRegions = ["USA", "EUROPE", "OTHERS"] as const;
export type BankRegion = (typeof bankRegions)[number];

/** As the accounts and addresses that are recognized again. */
export const payeeKinds = ["bank", "crypto_address"] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** The kinds of a new payee's form: a bank's region, or an address. */
export const payeeFormKinds = [...bankRegions, "BITCOIN"] as const;
export type PayeeFormKind = (typeof payeeFormKinds)[number];

/** Instead of a payee's ID in the form of a withdrawal: the address is typed. */
export const otherAddress = "other";

export const payeeLabelMaximumLength = 60;

/** Fields of each region's block, in the order the form asks for them. */
export const bankFields = {
  USA: ["recipientName", "bankName", "accountNumber", "routingNumber"],
  EUROPE: ["recipientName", "accountNumber", "iban", "swiftCode"],
  OTHERS: ["description", "documentUrl"],
} as const;

export type BankFieldName = (typeof bankFields)[BankRegion][number];

export const bankFieldLabel = (name: BankFieldName, locale: Locale): string =>
  messagesIn(locale, "bankDetails")(`field.${name}`);

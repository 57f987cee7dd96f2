import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

export const bankRegions = ["USA", "EUROPE", "OTHERS"] as const;
export type BankRegion = (typeof bankRegions)[number];

/** Fields of each region's block, in the order the form asks for them. */
export const bankFields = {
  USA: ["recipientName", "bankName", "accountNumber", "routingNumber"],
  EUROPE: ["recipientName", "accountNumber", "iban", "swiftCode"],
  OTHERS: ["description", "documentUrl"],
} as const;

export type BankFieldName = (typeof bankFields)[BankRegion][number];

export const bankFieldLabel = (name: BankFieldName, locale: Locale): string =>
  messagesIn(locale, "bankDetails")(`field.${name}`);

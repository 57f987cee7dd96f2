import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

// The kinds of sensitive data that administrators may access.
export const sensitiveItems = [
  "card",
  "card_photo",
  "card_deposit",
  "bank_details",
  "payee",
  "destination",
  "document",
] as const;
export type SensitiveItem = (typeof sensitiveItems)[number];

export const cardSides = ["front", "back"] as const;

export const sensitiveItemLabel = (item: SensitiveItem, locale: Locale): string =>
  messagesIn(locale, "labels")(`sensitive.${item}`);

import type { BankRegion } from "~server/features/bank-details/labels";
import { defaultLocale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

export const regionName = (region: BankRegion, locale = defaultLocale): string =>
  messagesIn(locale, "ui")(`region.${region}`);

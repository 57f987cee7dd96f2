import type { BankRegion } from "~server/features/withdrawals/labels";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

export const regionName = (region: BankRegion, locale: Locale): string =>
  messagesIn(locale, "ui")(`region.${region}`);

import { en } from "../../locales/en";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

const isKnown = (symbol: string): symbol is keyof typeof en.symbols =>
  Object.hasOwn(en.symbols, symbol);

/** "Euro / US dollar" for "EURUSD". */
export const symbolLabel = (symbol: string, locale: Locale): string =>
  isKnown(symbol) ? messagesIn(locale, "symbols")(symbol) : symbol;

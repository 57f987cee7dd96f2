import { formatInstant } from "../../kernel/instants";
import type { Locale } from "../../locales/locale";

/** "21 Nov 2026, 09:00 UTC" of UTC milliseconds. */
export const moment = (at: number, locale: Locale): string =>
  formatInstant(new Date(at).toISOString(), "UTC", locale);

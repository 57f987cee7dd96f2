import type { Locale } from "../locales/locale";
import { formatAll } from "./list-format";

/** "Spanish and German", in the language of the reader. */
export function languageNames(languages: readonly Locale[], locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return formatAll(
    languages.map((language) => names.of(language) ?? language),
    locale,
  );
}

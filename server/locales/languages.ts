// The languages of the portal besides English, by their BCP 47 tag.
import { ar } from "./ar";
import type { CatalogName, Language } from "./texts";

export const languages: Readonly<Record<string, Language>> = { ar };

/** What only staff and other systems read, and the legal texts, which bind in the language they were written in. */
const englishOnly: readonly CatalogName[] = [
  "emailKinds",
  "integrity",
  "payoutFiles",
  "portalNotes",
  "privacy",
  "terms",
];

/** Whether customers and visitors meet the texts of a catalog. */
export const isTranslated = (name: CatalogName): boolean =>
  !englishOnly.includes(name) && !name.startsWith("staff");

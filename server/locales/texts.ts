// What a language consists of besides English.
import type { en } from "./en";

/** A catalog in another language. A text that it lacks is shown in English. */
export type Texts<Catalog> = { readonly [Key in keyof Catalog]?: string };

export type Catalogs = typeof en;
export type CatalogName = keyof Catalogs;
export type Translation = { readonly [Name in CatalogName]?: Texts<Catalogs[Name]> };

export interface Language {
  /** What its speakers call it: "Deutsch". */
  readonly name: string;
  /** Whether a native reader has still to check it; `/accessibility` then says so. */
  readonly isDraft: boolean;
  readonly texts: Translation;
}

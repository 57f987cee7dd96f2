import { IntlMessageFormat, type Formatters } from "intl-messageformat";
import { defaultLocale, isEnglish, numberLocaleOf, pseudoLocale, type Locale } from "./locale";
import { en } from "./en";
import { isolated } from "./isolate";
import { languageOf } from "./languages";
import type { ArgumentsOf, TagsOf, Values } from "./message-values";
import { pseudoMessage } from "./pseudo-message";
import type { CatalogName, Catalogs } from "./texts";

export type { CatalogName } from "./texts";

/** The values that a message needs, as the last argument; omitted if it needs none. */
export type ValuesOf<Message extends string, Part> = [
  ArgumentsOf<Message> | TagsOf<Message>,
] extends [never]
  ? []
  : [values: Values<Message, Part>];

/** Writes a message of one catalog: `t("received", { amount })`. */
export type Translate<Name extends CatalogName> = <Key extends keyof Catalogs[Name] & string>(
  key: Key,
  ...values: ValuesOf<Catalogs[Name][Key] & string, string | number>
) => string;

type AnyValues = Readonly<Record<string, unknown>>;
/** Text, or the parts of it where a value is not text. */
type Written = string | unknown[];
/** With the names of the values that choose between its texts. */
interface Pattern {
  readonly format: IntlMessageFormat;
  readonly choosing: ReadonlySet<string>;
}
type Compiled = string | Pattern;

/** What is made once for each catalog in each language. */
export function perCatalog<Made>(make: (locale: Locale, name: CatalogName) => Made) {
  const languages = new Map<Locale, Map<CatalogName, Made>>();
  return (locale: Locale, name: CatalogName): Made => {
    const language = languages.get(locale) ?? new Map<CatalogName, Made>();
    languages.set(locale, language);
    const made = language.get(name) ?? make(locale, name);
    language.set(name, made);
    return made;
  };
}

/** A message as text, or as its parts where a value is an element of a page. */
export function messageParts(
  locale: Locale,
  name: CatalogName,
  key: string,
  values: AnyValues = {},
): Written {
  const message = compile(locale, name, key);
  if (typeof message === "string") return message;
  const safe = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && !message.choosing.has(name) ? isolated(value, locale) : value,
  ]);
  const written = message.format.format<unknown>(Object.fromEntries(safe));
  return typeof written === "string" || Array.isArray(written) ? written : [written];
}

const translatorOf = perCatalog(
  (locale, name): Translate<CatalogName> =>
    (key: string, values?: AnyValues) => {
      const written = messageParts(locale, name, key, values);
      return typeof written === "string" ? written : written.join("");
    },
);

/** The messages of a catalog in a language. */
export function messagesIn<Name extends CatalogName>(locale: Locale, name: Name): Translate<Name>;
export function messagesIn(locale: Locale, name: CatalogName): Translate<CatalogName> {
  return translatorOf(locale, name);
}

const compiledIn = perCatalog(() => new Map<string, Compiled>());

/** Messages are parsed on first use and cached; those without values stay text. */
function compile(locale: Locale, name: CatalogName, key: string): Compiled {
  const compiled = compiledIn(locale, name);
  let message = compiled.get(key);
  if (message === undefined) {
    const own = ownText(locale, name, key);
    const source = own ?? (en[name] as Readonly<Record<string, string>>)[key];
    if (source === undefined) throw new Error(`There is no message ${name}.${key}`);
    message = parse(own === undefined && !isEnglish(locale) ? defaultLocale : locale, source);
    compiled.set(key, message);
  }
  return message;
}

const ownText = (locale: Locale, name: CatalogName, key: string): string | undefined =>
  (languageOf(locale).texts[name] as Readonly<Record<string, string>> | undefined)?.[key];

/** Whether a message is shown in English because the language lacks it. */
export const isInEnglish = (locale: Locale, name: CatalogName, key: string): boolean =>
  !isEnglish(locale) && ownText(locale, name, key) === undefined;

function parse(locale: Locale, source: string): Compiled {
  const format = new IntlMessageFormat(source, locale, undefined, { formatters });
  const ast = locale === pseudoLocale ? pseudoMessage(format.getAst()) : format.getAst();
  const [only, ...others] = ast;
  if (!only) return "";
  if (others.length === 0 && only.type === 0) return only.value;
  return {
    format: new IntlMessageFormat(ast, locale, undefined, { formatters }),
    choosing: new Set(choosingIn(ast)),
  };
}

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/** The parser's type of `{name, select, …}`. */
const select = 5;

/** The names by which a message chooses, at any depth. */
function choosingIn(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    if ("children" in element) return choosingIn(element.children);
    if (!("options" in element)) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => choosingIn(value));
    return element.type === select ? [element.value, ...inside] : inside;
  });
}

/** Intl objects cost far more to make than to use. */
function kept<Options, Format>(
  make: (locales: string | string[] | undefined, options?: Options) => Format,
) {
  const formats = new Map<string, Format>();
  return (locales: string | string[] | undefined, options?: Options): Format => {
    const id = JSON.stringify([locales, options]);
    const format = formats.get(id) ?? make(locales, options);
    formats.set(id, format);
    return format;
  };
}

const formatters: Formatters = {
  getNumberFormat: kept(
    (locales = [], options) => new Intl.NumberFormat([locales].flat().map(numberLocaleOf), options),
  ),
  getDateTimeFormat: kept((locales, options) => new Intl.DateTimeFormat(locales, options)),
  getPluralRules: kept((locales, options) => new Intl.PluralRules(locales, options)),
};

// Messages of schemas, in the language of the caller.
import type { en } from "../../locales/en";
import { defaultLocale, type Locale } from "../../locales/locale";
import { messagesIn, type ValuesOf } from "../../locales/messages";

type Messages = (typeof en)["validation"];
type Key = keyof Messages & string;
type ValuesFor<Name extends Key> = ValuesOf<Messages[Name], string | number>;

/** What a schema or a check of zod takes for its message. */
export interface Says {
  readonly error: () => string;
}

let language: Locale = defaultLocale;

/** Parses with messages in a language. Parsing is synchronous, so no other parse comes in between. */
export function inLanguage<Result>(locale: Locale, parse: () => Result): Result {
  const before = language;
  language = locale;
  try {
    return parse();
  } finally {
    language = before;
  }
}

/** The language of what is being parsed. */
export const parseLanguage = (): Locale => language;

/** A message while something is parsed. */
export const say = <Name extends Key>(key: Name, ...values: ValuesFor<Name>): string =>
  messagesIn(language, "validation")(key, ...values);

/** A message as a schema takes it: `z.string(says("required"))`. */
export const says = <Name extends Key>(key: Name, ...values: ValuesFor<Name>): Says => ({
  error: () => say(key, ...values),
});

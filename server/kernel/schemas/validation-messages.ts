// Messages of schemas, in the language of the caller.
import type { z } from "zod";
import type { en } from "../../locales/en";
import { defaultLocale, type Locale } from "../../locales/locale";
import { messagesIn, type ValuesOf } from "../../locales/messages";
import type { Refusal } from "../refusal";
import { messageFor, type RefusalCode } from "../refusals";

type Messages = (typeof en)["validation"];
type Key = keyof Messages & string;
type ValuesFor<Name extends Key> = ValuesOf<Messages[Name], string | number>;

/** The option of a zod schema or check that sets its message. */
export interface ErrorMessage {
  readonly error: () => string;
}

let language: Locale = defaultLocale;

/** Parses with messages in a language. Parsing is synchronous, so no other parse comes in between. */
export function withMessageLocale<Result>(locale: Locale, parse: () => Result): Result {
  const before = language;
  language = locale;
  try {
    return parse();
  } finally {
    language = before;
  }
}

/** The language of messages while something is parsed. */
export const messageLocale = (): Locale => language;

/** A message while something is parsed. */
export const validationMessage = <Name extends Key>(
  key: Name,
  ...values: ValuesFor<Name>
): string => messagesIn(language, "validation")(key, ...values);

/** A message as an option of a schema: `z.string(errorMessage("required"))`. */
export const errorMessage = <Name extends Key>(
  key: Name,
  ...values: ValuesFor<Name>
): ErrorMessage => ({
  error: () => validationMessage(key, ...values),
});

/** A check of a form's field by a rule that the call applies, too. */
export const checkedBy =
  <Value>(rule: (value: Value) => Refusal<RefusalCode> | null) =>
  (value: Value, context: z.core.$RefinementCtx<Value>) => {
    const refusal = rule(value);
    if (refusal) context.addIssue({ code: "custom", message: refusalMessage(refusal) });
  };

/** The message of a rule's refusal, for a form that applies the rule to one of its fields. */
export const refusalMessage = ({ refused, values }: Refusal<RefusalCode>): string =>
  messageFor(refused, values, language);

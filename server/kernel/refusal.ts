import type { en } from "../locales/en";
import type { ArgumentsOf } from "../locales/message-values";
import type { Locale } from "../locales/locale";
import type { Money } from "./money";

/** Values other than text and numbers are formatted in the message's language. */
export type RefusalValue = string | number | Money | Date | ((locale: Locale) => string);
export type RefusalValues = Readonly<Record<string, RefusalValue>>;

interface About {
  /** The form field the refusal belongs to, if to one. */
  readonly field?: string;
  /** Values of the message. */
  readonly values?: RefusalValues;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter?: number;
  /** The challenge to send back with the second step. */
  readonly challenge?: string;
}

/** A rule's refusal. A value, not an exception: the catalog `refusals` has the message of `refused`. */
export class Refusal<Code extends string = string> implements About {
  /** A unique marker: no response is mistaken for a refusal, whatever its fields are named. */
  readonly #isRefusal = true;
  declare readonly field?: string;
  declare readonly values?: RefusalValues;
  declare readonly retryAfter?: number;
  declare readonly challenge?: string;

  constructor(
    readonly refused: Code,
    about: About,
  ) {
    Object.assign(this, about);
  }

  static is(value: unknown): boolean {
    return typeof value === "object" && value !== null && #isRefusal in value;
  }
}

type Messages = (typeof en)["refusals"];
type NamesIn<Code extends string> = Code extends keyof Messages
  ? ArgumentsOf<Messages[Code]>
  : never;

/** The details of a refusal: at least the values of its message. */
type AboutOf<Code extends string> = [NamesIn<Code>] extends [never]
  ? [about?: About]
  : [about: About & { readonly values: Readonly<Record<NamesIn<Code>, RefusalValue>> }];

export function refuse<const Code extends string>(
  refused: Code,
  ...[about = {}]: AboutOf<Code>
): Refusal<Code> {
  return new Refusal(refused, about);
}

export function isRefusal<Value, Code extends string>(
  value: Value | Refusal<Code>,
): value is Refusal<Code> {
  return Refusal.is(value);
}

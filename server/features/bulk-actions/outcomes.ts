// What became of one transaction of a bulk action, as it is stored and as it is told.
import { z } from "zod";
import type { Refused } from "../../http/call";
import { currencies } from "../../kernel/currencies";
import { money } from "../../kernel/money";
import type { RefusalValue, RefusalValues } from "../../kernel/refusal";
import {
  messageFor,
  messageWithoutValues,
  refusalStatuses,
  type RefusalCode,
} from "../../kernel/refusals";
import type { Locale } from "../../locales/locale";

export const doneOutcome = "done";

interface Obstacle {
  readonly code: string;
  readonly message: string;
}

export const obstacleOf = ({ refused: code, values }: Refused, locale: Locale): Obstacle => ({
  code,
  message: messageFor(code, values, locale),
});

/** The values go with the code, so that the sentence is the same as that of a call for it alone. */
export const refusedOutcome = ({ refused: code, values }: Refused): string =>
  values
    ? JSON.stringify({
        code,
        values: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, storedValue(value)]),
        ),
      })
    : code;

const StoredValue = z.union([
  z.string(),
  z.number(),
  z.object({ at: z.number() }).transform(({ at }) => new Date(at)),
  z
    .object({ currency: z.enum(currencies), minor: z.string() })
    .transform(({ currency, minor }) => money(currency, BigInt(minor))),
]);
const Stored = z.object({
  code: z.string(),
  values: z.record(z.string(), StoredValue).optional(),
});

function storedValue(value: RefusalValue): z.input<typeof StoredValue> {
  if (value instanceof Date) return { at: value.getTime() };
  return typeof value === "object"
    ? { currency: value.currency, minor: String(value.minor) }
    : value;
}

/** Null where it was decided. */
export function obstacleIn(outcome: string, locale: Locale): Obstacle | null {
  if (outcome === doneOutcome) return null;
  const { code, values } = Stored.parse(
    outcome.startsWith("{") ? JSON.parse(outcome) : { code: outcome },
  );
  return { code, message: isRefusalCode(code) ? told(code, values, locale) : code };
}

const told = (code: RefusalCode, values: RefusalValues | undefined, locale: Locale): string =>
  values ? messageFor(code, values, locale) : messageWithoutValues(code, locale);

const isRefusalCode = (code: string): code is RefusalCode => code in refusalStatuses;

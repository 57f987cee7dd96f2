// The outcome of one transaction of a bulk action, as stored and as returned.
import { z } from "zod";
import type { Refused } from "../../http/call";
import { messageFor, refusalStatuses, type RefusalCode, formatValues } from "../../kernel/refusals";
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

/** Includes the message's values, so that it reads the same as for a single call. */
export const refusedOutcome = ({ refused: code, values }: Refused, locale: Locale): string =>
  values ? JSON.stringify({ code, values: formatValues(values, locale) }) : code;

const Stored = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Null if it was decided. */
export function obstacleIn(outcome: string, locale: Locale): Obstacle | null {
  if (outcome === doneOutcome) return null;
  const { code, values } = Stored.parse(
    outcome.startsWith("{") ? JSON.parse(outcome) : { code: outcome },
  );
  if (!isRefusalCode(code)) return { code, message: code };
  return { code, message: messageFor(code, values, locale) };
}

const isRefusalCode = (code: string): code is RefusalCode => code in refusalStatuses;

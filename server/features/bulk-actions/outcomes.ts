// What became of one transaction of a bulk action, as it is stored and as it is told.
import { z } from "zod";
import type { Refused } from "../../http/call";
import { messageFor, refusalMessages, type RefusalCode } from "../../kernel/refusals";

export const doneOutcome = "done";

interface Obstacle {
  readonly code: string;
  readonly message: string;
}

export const obstacleOf = ({ refused: code, values }: Refused): Obstacle => ({
  code,
  message: messageFor(code, values),
});

/** The values go with the code, so that the sentence is the same as that of a call for it alone. */
export const refusedOutcome = ({ refused: code, values }: Refused): string =>
  values ? JSON.stringify({ code, values }) : code;

const Stored = z.object({
  code: z.string(),
  values: z.record(z.string(), z.string()).optional(),
});

/** Null where it was decided. */
export function obstacleIn(outcome: string): Obstacle | null {
  if (outcome === doneOutcome) return null;
  const { code, values } = Stored.parse(
    outcome.startsWith("{") ? JSON.parse(outcome) : { code: outcome },
  );
  return { code, message: isRefusalCode(code) ? messageFor(code, values) : code };
}

const isRefusalCode = (code: string): code is RefusalCode => code in refusalMessages;

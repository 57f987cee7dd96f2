// Why payouts were left out of a batch: as refused, as stored with the batch, and as returned.
import { z } from "zod";
import type { Refused } from "../../http/call";
import { formatValues, messageFor, type RefusalCode } from "../../kernel/refusals";
import { refuse } from "../../kernel/refusal";
import en from "../../locales/en/payout-obstacles";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { PayoutObstacle } from "./schemas";

type ObstacleCode = keyof typeof en extends infer Key
  ? Key extends `why.${infer Code}`
    ? Code
    : never
  : never;

const isObstacle = (code: string): code is ObstacleCode => Object.hasOwn(en, `why.${code}`);

interface Obstacle {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** The reason, and what to do about it: the messages of other refusals are about decisions that were made before. */
export function presentObstacle({ code, values = {} }: Obstacle, locale: Locale): PayoutObstacle {
  if (!isObstacle(code)) return { code, message: messageFor(code as RefusalCode, values, locale) };
  const t = messagesIn(locale, "payoutObstacles");
  const { batch = "", state = "" } = values;
  const given = { batch: String(batch), state: String(state) };
  return { code, message: t(`why.${code}`, given), advice: t(`advice.${code}`) };
}

export const payoutObstacleOf = ({ refused: code, values }: Refused, locale: Locale): Obstacle => ({
  code,
  ...(values && { values: formatValues(values, locale) }),
});

/** A payout that is left out, by the ID of its withdrawal. */
export interface LeftOut {
  readonly id: string;
  readonly refusal: Refused;
}

const Stored = z.array(
  z.object({
    id: z.string(),
    step: z.enum(["prepared", "released"]),
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
);
type Stored = z.output<typeof Stored>;

/** Those of the preparation and those of the release, as the batch stores them. */
export function storedLeftOut(
  before: string | null,
  { leftOut, step }: { leftOut: readonly LeftOut[]; step: "prepared" | "released" },
  locale: Locale,
): string | null {
  const all = [
    ...leftOutIn(before),
    ...leftOut.map(({ id, refusal }) => ({ id, step, ...payoutObstacleOf(refusal, locale) })),
  ];
  return all.length === 0 ? null : JSON.stringify(all);
}

export const leftOutIn = (stored: string | null): Stored =>
  stored === null ? [] : Stored.parse(JSON.parse(stored));

/** The refusal of a whole batch or file because of one payout, with the advice that fits where it is. */
export function notPayable(
  reference: string,
  refusal: Refused,
  { locale, next }: { locale: Locale; next?: "takeOut" | "markReturned" },
): Refused {
  const { message, advice = "" } = presentObstacle(payoutObstacleOf(refusal, locale), locale);
  const then = next ? messagesIn(locale, "payoutObstacles")(next) : advice;
  return refuse("payout_not_payable", { values: { reference, why: `${message} ${then}`.trim() } });
}

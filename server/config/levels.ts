// "levels" in OPERATOR_FILE: the limits and fees of each verification level.
import { z } from "zod";
import { currencies, type Currency } from "../kernel/currencies";
import {
  directions,
  levels,
  limitPeriods,
  noLevels,
  termsOf,
  type Levels,
  type LimitPeriod,
  type MovementLimits,
  type MovementTerms,
} from "../kernel/levels";
import { isLess, isMore, isZero, money, type Money } from "../kernel/money";

const mostPercent = 10;
const amountRule = "must be an amount of 0 to 999999999.99, with at most two decimals";
const percentRule = `must be a percentage from 0 to ${mostPercent}, with at most two decimals`;

/** Hundredths; text and numbers are read alike. */
function hundredths(rule: string, most: bigint) {
  return z.union([z.string(), z.number()], rule).transform((written, context): bigint => {
    const read = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(written).trim());
    const value = BigInt(`${read?.[1] ?? 0}${(read?.[2] ?? "").padEnd(2, "0")}`);
    if (!read || value > most)
      context.issues.push({ code: "custom", message: rule, input: written });
    return value;
  });
}

const amount = hundredths(amountRule, 99_999_999_999n);
const percent = hundredths(percentRule, BigInt(mostPercent) * 100n);

const objectRule = "must be an object";
const Fee = z.strictObject({ flat: amount, percent }, objectRule).partial();
const Terms = z.strictObject({ day: amount, thirtyDays: amount, fee: Fee }, objectRule).partial();
const perCurrency = z.strictObject({ USD: Terms, EUR: Terms, GBP: Terms }, objectRule).partial();
const perDirection = z
  .strictObject({ withdrawal: perCurrency, deposit: perCurrency }, objectRule)
  .partial();

export const levelList = z
  .strictObject({ "0": perDirection, "1": perDirection, "2": perDirection }, objectRule)
  .partial()
  .transform((written): Levels => {
    const levelsIn = levels.map((level) => [level, directionsIn(written[level])] as const);
    return { ...noLevels, ...Object.fromEntries(levelsIn) };
  })
  .superRefine((all, context) => {
    for (const message of contradictionsIn(all)) context.addIssue({ code: "custom", message });
  });

const directionsIn = (written: z.output<typeof perDirection> = {}): Levels[0] =>
  Object.fromEntries(
    directions.map((direction) => [direction, currenciesIn(written[direction])] as const),
  );

const currenciesIn = (written: z.output<typeof perCurrency> = {}) =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const terms = written[currency];
      return terms ? [[currency, termsIn(currency, terms)] as const] : [];
    }),
  );

function termsIn(currency: Currency, written: z.output<typeof Terms>): MovementTerms {
  const amountOf = (minor: bigint | undefined) =>
    minor === undefined ? null : money(currency, minor);
  const flat = money(currency, written.fee?.flat ?? 0n);
  const basisPoints = written.fee?.percent ?? 0n;
  const hasFee = !isZero(flat) || basisPoints > 0n;
  return {
    day: amountOf(written.day),
    thirtyDays: amountOf(written.thirtyDays),
    fee: hasFee ? { flat, basisPoints } : null,
  };
}

/** A day can't allow more than thirty days do, and a higher level never allows less. */
function contradictionsIn(all: Levels): string[] {
  return levels.flatMap((level) =>
    directions.flatMap((direction) =>
      currencies.flatMap((currency) => {
        const place = placeOf([level, direction, currency]);
        const terms = termsOf(all, { level, direction, currency });
        const { day, thirtyDays } = terms;
        const before =
          level === 0 ? null : termsOf(all, { level: lower(level), direction, currency });
        const lowered = limitPeriods.filter(
          (period) => before && isLower(terms[period], allowedIn(period, before)),
        );
        return [
          ...(day && thirtyDays && isMore(day, thirtyDays)
            ? [`${place}: "day" must not be more than "thirtyDays"`]
            : []),
          ...lowered.map(
            (period) =>
              `${place}: "${period}" must not be less than that of level ${Number(level) - 1}; left out, it's without limit`,
          ),
        ];
      }),
    ),
  );
}

const lower = (level: 1 | 2): 0 | 1 => (level === 2 ? 1 : 0);

/** A limit of thirty days limits each of them, and thirty times a day's limit is one of thirty days. */
function allowedIn(period: LimitPeriod, { day, thirtyDays }: MovementLimits): Money | null {
  if (period === "day") return day ?? thirtyDays;
  return thirtyDays ?? (day && money(day.currency, day.minor * 30n));
}

/** Without a limit is more than any. */
const isLower = (limit: MovementTerms["day"], before: MovementTerms["day"]) =>
  limit !== null && (before === null || isLess(limit, before));

/** Where in the list: "level 1, withdrawal, USD". */
const placeOf = (path: readonly PropertyKey[]) => `level ${path.map(String).join(", ")}`;

/** What each depth may contain. */
const keys = [
  levels.map(String),
  directions,
  currencies,
  ["day", "thirtyDays", "fee"],
  ["flat", "percent"],
];

/** What is wrong, and where. */
export function levelFault(issue: z.core.$ZodIssue): string {
  const path = issue.path.slice(1);
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((name) => JSON.stringify(name.slice(0, 40))).join(", ");
    const place = path.length === 0 ? "" : `${placeOf(path)} `;
    return `${place}has an unknown key: ${unknown}. The keys are ${(keys[path.length] ?? []).join(", ")}`;
  }
  if (path.length === 0) return issue.message;
  const key = path.at(-1);
  const isAmount = path.length > 3 && key !== "fee";
  return isAmount
    ? `${placeOf(path.slice(0, -1))}: "${String(key)}" ${issue.message}`
    : `${placeOf(path)} ${issue.message}`;
}

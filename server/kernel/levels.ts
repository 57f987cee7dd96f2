// Verification levels, and what each may move: limits and fees by direction and currency, as OPERATOR_FILE sets them.
import { currencies, type Currency } from "./currencies";
import { decimalOf, type Money } from "./money";

export const levels = [0, 1, 2] as const;
export type Level = (typeof levels)[number];

export const directions = ["withdrawal", "deposit"] as const;
export type MovementDirection = (typeof directions)[number];

/** The periods of limits: rolling, ending now. */
export const limitPeriods = ["day", "thirtyDays"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const dayMs = 24 * 60 * 60 * 1000;
export const periodMs: Readonly<Record<LimitPeriod, number>> = {
  day: dayMs,
  thirtyDays: 30 * dayMs,
};

/** What may be moved in each period; null for no limit. */
export type MovementLimits = Readonly<Record<LimitPeriod, Money | null>>;

export interface FeeRate {
  readonly flat: Money;
  /** Hundredths of a percent: 50 is 0.5%. */
  readonly basisPoints: bigint;
}

export interface MovementTerms extends MovementLimits {
  /** Null if the operator charges none. */
  readonly fee: FeeRate | null;
}

/** Only what the operator listed: everything else is without limit and without fee. */
export type Levels = Readonly<
  Partial<
    Record<
      Level,
      Readonly<
        Partial<Record<MovementDirection, Readonly<Partial<Record<Currency, MovementTerms>>>>>
      >
    >
  >
>;

export const noLevels: Levels = {};

const noTerms: MovementTerms = { day: null, thirtyDays: null, fee: null };

interface Movement {
  readonly level: Level;
  readonly direction: MovementDirection;
  readonly currency: Currency;
}

/** What holds for a customer of this level. */
export const termsOf = (all: Levels, { level, direction, currency }: Movement): MovementTerms =>
  all[level]?.[direction]?.[currency] ?? noTerms;

/** "0.50": a percentage of the operator's. */
export const percentOf = (basisPoints: bigint): string => decimalOf({ minor: basisPoints });

/** On one line, for the console and the audit log: "0 withdrawal USD day 1000.00 fee 1.50+0.50%; …", or "none". */
export function levelsAsText(all: Levels): string {
  const listed = levels.flatMap((level) =>
    directions.flatMap((direction) =>
      currencies.flatMap((currency) => {
        const text = termsAsText(termsOf(all, { level, direction, currency }));
        return text === "" ? [] : [`${level} ${direction} ${currency} ${text}`];
      }),
    ),
  );
  return listed.join("; ") || "none";
}

function termsAsText({ day, thirtyDays, fee }: MovementTerms): string {
  const parts = [
    ...(day ? [`day ${decimalOf(day)}`] : []),
    ...(thirtyDays ? [`thirtyDays ${decimalOf(thirtyDays)}`] : []),
    ...(fee ? [`fee ${decimalOf(fee.flat)}+${percentOf(fee.basisPoints)}%`] : []),
  ];
  return parts.join(" ");
}

export const chargesFees = (all: Levels): boolean =>
  levels.some((level) =>
    directions.some((direction) =>
      currencies.some((currency) => termsOf(all, { level, direction, currency }).fee !== null),
    ),
  );

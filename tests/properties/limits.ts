// What people may move, by their verification level, as the model says it: the operator's file of the portal is written from here.
import { terms, type FeeTerms } from "./fees";
import { decimal, userAt, type Currency, type Kind, type Model } from "./model";

type Period = "day" | "thirtyDays";
type Level = 0 | 1 | 2;
/** Cents; without one there is no limit. */
type Limits = Readonly<Partial<Record<Period, number>>>;

const periods = ["day", "thirtyDays"] as const;
const minutes: Readonly<Record<Period, number>> = { day: 24 * 60, thirtyDays: 30 * 24 * 60 };

/** By level. */
const limits: Readonly<Record<Kind, Readonly<Partial<Record<Currency, readonly Limits[]>>>>> = {
  withdrawal: {
    USD: [{ day: 60_000, thirtyDays: 150_000 }, { day: 100_000, thirtyDays: 300_000 }, {}],
    EUR: [{ thirtyDays: 120_000 }, { thirtyDays: 200_000 }, { thirtyDays: 400_000 }],
    GBP: [{ day: 50_000 }, { day: 90_000 }, { day: 150_000 }],
  },
  deposit: {
    USD: [{ day: 250_000, thirtyDays: 400_000 }, { day: 400_000, thirtyDays: 900_000 }, {}],
    GBP: [{ thirtyDays: 300_000 }, { thirtyDays: 600_000 }, { thirtyDays: 900_000 }],
  },
};

export function levelOf(model: Model, who: number): Level {
  const { identity, isLevelTwo } = userAt(model, who);
  if (identity !== "approved") return 0;
  return isLevelTwo ? 2 : 1;
}

export interface LimitLeft {
  readonly period: Period;
  readonly limit: number;
  readonly used: number;
  readonly left: number;
  /** The minute in which the oldest amount stops counting; null where nothing was used. */
  readonly freesAt: number | null;
}

interface Asked {
  readonly who: number;
  readonly kind: Kind;
  /** The transaction whose amount is raised. */
  readonly except?: string | undefined;
}

/** What staff post counts for no one; what came to nothing is given back. */
const countedFor = (model: Model, { who, kind, except }: Asked) =>
  model.transactions.filter(
    (one) =>
      one.owner === who &&
      one.kind === kind &&
      one.status !== "failed" &&
      !one.isPosted &&
      one.serial !== except,
  );

export const limitsIn = (model: Model, { who, kind }: Omit<Asked, "except">): Limits =>
  limits[kind][userAt(model, who).currency]?.[levelOf(model, who)] ?? {};

/** Of each period that has a limit. */
export function limitsLeft(model: Model, asked: Asked): LimitLeft[] {
  const counted = countedFor(model, asked);
  const own = limitsIn(model, asked);
  return periods.flatMap((period) => {
    const limit = own[period];
    if (limit === undefined) return [];
    const within = counted.filter(({ countedAt }) => countedAt > model.clock - minutes[period]);
    const used = within.reduce((sum, { cents }) => sum + cents, 0);
    const oldest = Math.min(...within.map(({ countedAt }) => countedAt));
    return {
      period,
      limit,
      used,
      left: Math.max(0, limit - used),
      freesAt: within.length > 0 ? oldest + minutes[period] : null,
    };
  });
}

export const mostAllowed = (model: Model, asked: Asked): number =>
  Math.min(...limitsLeft(model, asked).map(({ left }) => left));

export const isWithinLimits = (model: Model, asked: Asked, cents: number): boolean =>
  cents <= mostAllowed(model, asked);

/** The minutes still to come in which an amount of someone's stops counting. */
export function edgesIn(model: Model): number[] {
  const all = model.users.flatMap((_, who) =>
    (["withdrawal", "deposit"] as const).flatMap((kind) =>
      countedFor(model, { who, kind }).flatMap(({ countedAt }) =>
        periods
          .filter((period) => limitsIn(model, { who, kind })[period] !== undefined)
          .map((period) => countedAt + minutes[period]),
      ),
    ),
  );
  return [...new Set(all)].filter((at) => at > model.clock).sort((a, b) => a - b);
}

const written = (own: Limits, [flat, points]: FeeTerms) => ({
  ...Object.fromEntries(Object.entries(own).map(([period, cents]) => [period, decimal(cents)])),
  fee: { flat: decimal(flat), percent: decimal(points) },
});

/** "levels" of the operator's file. */
export const levelsInFile = () =>
  Object.fromEntries(
    [0, 1, 2].map((level) => [
      level,
      Object.fromEntries(
        Object.entries(terms).map(([kind, byCurrency]) => [
          kind,
          Object.fromEntries(
            Object.entries(byCurrency).map(([currency, fee]) => [
              currency,
              written(limits[kind as Kind][currency as Currency]?.[level] ?? {}, fee),
            ]),
          ),
        ]),
      ),
    ]),
  );

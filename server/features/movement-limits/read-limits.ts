import type { Db } from "../../database/db";
import type { UserRow, WalletRow } from "../../database/schema";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { directions, levels, termsOf, type Level } from "../../kernel/levels";
import { numberOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import { levelOf } from "../users/person-of";
import { limitsLeft } from "./check-limits";
import { allowsMore, type LimitLeft } from "./limit-rules";
import type { limitOperations } from "./operations";
import type { CustomerLimits, DirectionLimits } from "./schemas";

export const readMyLimits: Handler<typeof limitOperations.mine> = async ({ context, actor }) => {
  const [{ db }, { user }] = [context.storage, actor];
  // Staff may have one, too.
  const isLimited = user.role === "user" || (await walletsIn(db).ofUser(user.id)) !== undefined;
  return isLimited ? presentLimitsOf(context, db, user) : refuse("no_wallet");
};

export const readLimitsOfUser: Handler<typeof limitOperations.ofUser> = async ({
  context,
  params,
}) => {
  const { db } = context.storage;
  const user = await usersIn(db).byId(params.id ?? "");
  return user?.role === "user" ? presentLimitsOf(context, db, user) : refuse("not_found");
};

/** Without a wallet, in the currency that one would have. */
export async function presentLimitsOf(
  context: Context,
  db: Db,
  user: UserRow,
): Promise<CustomerLimits> {
  const wallet = (await walletsIn(db).ofUser(user.id)) ?? user;
  return presentLimits(context, db, { user, wallet });
}

interface Customer {
  readonly user: UserRow;
  readonly wallet: Pick<WalletRow, "currency">;
}

async function presentLimits(
  context: Context,
  db: Db,
  { user, wallet: { currency } }: Customer,
): Promise<CustomerLimits> {
  const level = levelOf(user);
  const [withdrawal, deposit] = [
    await limitsLeft(context, db, { user, direction: "withdrawal", currency }),
    await limitsLeft(context, db, { user, direction: "deposit", currency }),
  ];
  const isHigher = (other: Level) =>
    other > level &&
    directions.some((direction) => {
      const at = (one: Level) =>
        termsOf(context.settings.levels, { level: one, direction, currency });
      return allowsMore(at(other), at(level));
    });
  return {
    currency,
    level,
    higherLevel: levels.find(isHigher),
    withdrawal: directionOf(withdrawal),
    deposit: directionOf(deposit),
  };
}

const directionOf = (left: readonly LimitLeft[]): DirectionLimits =>
  Object.fromEntries(
    left.map(({ period, limit, used, left: rest, freesAt, raised }) => [
      period,
      {
        limit: numberOf(limit),
        used: numberOf(used),
        left: numberOf(rest),
        ...(freesAt !== null && { freesAt: new Date(freesAt).toISOString() }),
        ...(raised && {
          levelLimit: numberOf(raised.levelLimit),
          raisedUntil: new Date(raised.until).toISOString(),
        }),
      },
    ]),
  );

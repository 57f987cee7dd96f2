// What a customer's deposit or withdrawal costs at this moment.
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import type { Currency } from "../../kernel/currencies";
import { termsOf, type FeeRate } from "../../kernel/levels";
import { levelOf } from "../users/person-of";
import { usersIn } from "../users/store";
import type { TransactionType } from "../ledger/labels";

interface Charged {
  readonly user_id: string;
  readonly currency: Currency;
}

/** The fee of the customer's level; null if it costs nothing. */
export async function feeTermsFor(
  { settings }: Pick<Context, "settings">,
  db: Db,
  { user_id: userId, currency }: Charged,
  direction: TransactionType,
): Promise<FeeRate | null> {
  const { levels } = settings;
  if (Object.keys(levels).length === 0) return null;
  const user = await usersIn(db).byId(userId);
  return user ? termsOf(levels, { level: levelOf(user), direction, currency }).fee : null;
}

// What a customer's deposit or withdrawal costs at this moment.
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import type { Currency } from "../../kernel/currencies";
import { termsOf, type FeeRate } from "../../kernel/levels";
import { levelOf } from "../users/person-of";
import { usersIn } from "../users/store";
import type { TransactionType } from "../ledger/labels";
import type { Handler } from "../../http/call";
import { numberOf } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { walletsIn } from "../ledger/wallet-store";
import type { feeOperations } from "./operations";
import type { Fees } from "./schemas";

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

export const readFees: Handler<typeof feeOperations.fees> = async ({ context, actor }) => {
  const { db } = context.storage;
  const wallet = await walletsIn(db).ofUser(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  return {
    currency: wallet.currency,
    deposit: present(await feeTermsFor(context, db, wallet, "deposit")),
    withdrawal: present(await feeTermsFor(context, db, wallet, "withdrawal")),
  };
};

const present = (rate: FeeRate | null): Fees["deposit"] =>
  rate === null
    ? undefined
    : { flat: numberOf(rate.flat), percent: numberOf({ minor: rate.basisPoints }) };

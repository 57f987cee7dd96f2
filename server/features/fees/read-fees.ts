import type { Handler } from "../../http/call";
import { numberOf } from "../../kernel/money";
import type { FeeRate } from "../../kernel/levels";
import { refuse } from "../../kernel/refusal";
import { walletsIn } from "../ledger/wallet-store";
import { feeTermsFor } from "./fee-terms";
import type { feeOperations } from "./operations";
import type { Fees } from "./schemas";

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

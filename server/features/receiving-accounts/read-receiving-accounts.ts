import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import type { UserRow } from "../../database/schema";
import { newDepositReference } from "../../kernel/creditor-reference";
import { parseMoney } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import type { receivingAccountOperations } from "./operations";
import { paymentCodeText } from "./payment-code-rules";

export const readReceivingAccounts: Handler<
  typeof receivingAccountOperations.receivingAccounts
> = async ({ context, actor, query }) => {
  const wallet = await walletsIn(context.storage.db).ofUser(actor.user.id);
  if (!wallet) return refuse("no_wallet");
  const { currency } = wallet;
  const reference = await referenceOf(context, actor.user);
  if (!reference) return refuse("not_found");
  const amount = query.amount === undefined ? undefined : parseMoney(query.amount, currency);
  const { receivingAccounts, expectedDepositDays } = context.settings;
  return {
    currency,
    reference,
    accounts: receivingAccounts
      .filter((account) => account.currency === currency)
      .map((account) => ({
        ...account,
        qrText: paymentCodeText({ account, reference, amount }),
      })),
    expectedDepositDays,
  };
};

/** The user's own; one whom a host of the release before created gets it now. */
async function referenceOf({ storage, randomText }: Context, user: UserRow) {
  if (user.deposit_reference !== null) return user.deposit_reference;
  await storage.transaction((db) =>
    usersIn(db).giveDepositReference(user.id, newDepositReference(randomText)),
  );
  return (await usersIn(storage.db).byId(user.id))?.deposit_reference;
}

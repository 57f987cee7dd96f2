// Background work: records the accounts of cards, bank details and withdrawals from before this was done, or from a host of an older release; and the last four characters of the accounts.
import { accountOfDestination, recordDestination } from "./destination";
import { accountIn, openBankDetails } from "./sealed-block";
import { openCardSecrets } from "../cards/card-secrets";
import { cardsIn } from "../cards/store";
import { bankDetailsIn } from "./store";
import { isAccountOf, recordAccount, tailColumns } from "../payment-accounts/record-account";
import { cardAccount } from "../payment-accounts/account-number";
import { unrecordedIn } from "../payment-accounts/unrecorded-store";
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";

interface Source {
  /** Some of the keys after this one, in order. */
  readonly keysAfter: (db: Db, key: string) => Promise<readonly string[]>;
  /** Locks the row before it adds anything, so that an erasure that comes meanwhile erases this as well. */
  readonly record: (context: Context, db: Db, key: string) => Promise<void>;
}

const bankDetails: Source = {
  async keysAfter(db, key) {
    return (await unrecordedIn(db).bankDetailsAfter(key)).map((row) => row.user_id);
  },
  async record(context, db, key) {
    const row = await unrecordedIn(db).bankDetails(key);
    if (!row) return;
    await recordAccount(context, db, key, accountIn(openBankDetails(context.vault, row)));
    await unrecordedIn(db).recordBankDetails(row);
  },
};

const cards: Source = {
  async keysAfter(db, key) {
    return (await unrecordedIn(db).cardsAfter(key)).map(({ id }) => id);
  },
  async record(context, db, key) {
    const row = await unrecordedIn(db).card(key);
    const { number } = openCardSecrets(context.vault, await cardsIn(db).secretsOf(key));
    if (!row || number === undefined) return;
    const account = await recordAccount(context, db, row.user_id, cardAccount(number));
    await cardsIn(db).update(key, { payment_account_id: account });
  },
};

const withdrawals: Source = {
  async keysAfter(db, key) {
    return (await unrecordedIn(db).withdrawalsAfter(key)).map(({ id }) => id);
  },
  async record(context, db, key) {
    const row = await unrecordedIn(db).withdrawal(key);
    const account = row && (await recordDestination(context, db, row));
    if (account) await unrecordedIn(db).recordWithdrawal(key, account);
  },
};

/** An account that is in no bank details and no withdrawal anymore can't be found by its last four characters. */
const tails: Source = {
  async keysAfter(db, key) {
    return (await unrecordedIn(db).tailsAfter(key)).map(({ id }) => id);
  },
  async record(context, db, key) {
    const row = await unrecordedIn(db).tail(key);
    if (!row) return;
    const saved = await bankDetailsIn(db).ofUser(row.user_id);
    const paid = await unrecordedIn(db).withdrawalTo(key, row.user_id);
    const account = [
      saved && accountIn(openBankDetails(context.vault, saved)),
      (paid && accountOfDestination(context, paid)) ?? undefined,
    ].find((one) => one && isAccountOf(context, row, one));
    await unrecordedIn(db).recordTail(key, tailColumns(context.vault, key, account));
  },
};

/** One pass; returns the number of rows recorded. Any number of hosts may run it at the same time. One that can't be decrypted doesn't keep the others from being recorded. */
export async function recordAccounts(context: Context): Promise<number> {
  let recorded = 0;
  for (const source of [bankDetails, cards, withdrawals, tails]) {
    const { db } = context.storage;
    for (
      let keys = await source.keysAfter(db, "");
      keys.length > 0;
      keys = await source.keysAfter(db, keys.at(-1) ?? "")
    ) {
      for (const key of keys) {
        if (context.isClosing()) return recorded;
        recorded += await attempt(context, source, key);
      }
    }
  }
  return recorded;
}

async function attempt(context: Context, source: Source, key: string): Promise<0 | 1> {
  try {
    await context.storage.transaction((db) => source.record(context, db, key));
    return 1;
  } catch (error) {
    context.report("record-accounts", error);
    return 0;
  }
}

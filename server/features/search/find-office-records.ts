// What the search finds besides names and references: messages, payout batches, amounts, and who uses an account or a card.
import type { Db } from "../../database/db";
import { searchKey } from "../../database/search-key";
import type { Call } from "../../http/call";
import { hashToken } from "../../kernel/hash-token";
import { limits } from "../../kernel/limits";
import { withoutDocuments } from "../accounts/list-users";
import { usersWithLastFour } from "../cards/store";
import { presentMessage } from "../contact/present-message";
import { contactMessagesIn } from "../contact/store";
import { presentTransaction } from "../ledger/present-transaction";
import { transactionsIn } from "../ledger/transaction-store";
import { cardAccount, describedAccount } from "../payment-accounts/account-number";
import { paymentAccountsIn } from "../payment-accounts/store";
import { payoutBatchesIn } from "../payouts/batch-store";
import { presentBatches } from "../payouts/present-batch";
import { presentUser } from "../profiles/present-user";
import { usersIn } from "../users/store";
import type { searchOperations } from "./operations";
import { accountNumberIn, amountIn, lastFourIn } from "./search-rules";

type Search = Call<typeof searchOperations.search>;

const most = limits.pageSize;
/** Messages are encrypted, so the newest are read and compared. */
const messagesRead = 1000;

export async function findOfficeRecords(call: Search, search: string) {
  const { db } = call.context.storage;
  const [messages, batches, ofAmount, accountUsers] = await Promise.all([
    findMessages(call, db, search),
    findBatches(call, db, search),
    findAmount(call, db, search),
    findHolders(call, db, search),
  ]);
  return { messages, batches, ofAmount, accountUsers };
}

async function findMessages({ context }: Search, db: Db, search: string) {
  const words = searchKey(search).split(/\s+/).filter(Boolean);
  const rows = await contactMessagesIn(db).list(undefined, { limit: messagesRead, offset: 0 });
  return rows
    .map((row) => presentMessage(context, row))
    .filter(({ id, fullname, email, message }) => {
      const text = searchKey(`${fullname} ${email} ${message}`);
      return id === search || words.every((word) => text.includes(word));
    })
    .slice(0, most);
}

async function findBatches({ context, actor, locale }: Search, db: Db, search: string) {
  const rows = await payoutBatchesIn(db).named(search.trim(), most);
  return presentBatches(db, { context, actor, locale }, rows);
}

/** Transactions of exactly this amount, in any currency unless one is named. */
async function findAmount({ locale }: Search, db: Db, search: string) {
  const amount = amountIn(search);
  if (!amount) return [];
  const { minor, currency } = amount;
  const rows = await transactionsIn(db).list(
    { minMinor: minor, maxMinor: minor, currency },
    { limit: most },
  );
  return rows.map((row) => presentTransaction(row, locale));
}

/** A whole number is compared by its keyed digest, for those who may see it in full; everyone sees a card's last four digits. */
async function findHolders(call: Search, db: Db, search: string) {
  const { context, actor } = call;
  const [account, lastFour] = [accountNumberIn(search), lastFourIn(search)];
  const ids = new Set<string>();
  if (account && actor.rights.has("secrets")) {
    const digests = [describedAccount(account), cardAccount(account)].flatMap(({ number }) =>
      context.vault.paymentAccounts.allMacs(hashToken(number)),
    );
    for (const { user_id: id } of await paymentAccountsIn(db).usersOf(digests, most)) ids.add(id);
  }
  if (lastFour) for (const id of await usersWithLastFour(db, lastFour, most)) ids.add(id);
  const rows = await usersIn(db).byIds([...ids]);
  return rows.map((row) => withoutDocuments(presentUser(row, call)));
}

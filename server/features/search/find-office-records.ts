// What the search finds besides names and references: messages, payout batches, amounts, and who uses an account or a card.
import type { Db } from "../../database/db";
import type { ContactMessageRow } from "../../database/rows/record-rows";
import { fold } from "../../database/search-key";
import type { Call } from "../../http/call";
import { hashToken } from "../../kernel/hash-token";
import { limits } from "../../kernel/limits";
import { withoutDocuments } from "../accounts/list-users";
import { usersWithLastFour } from "../cards/store";
import { presentMessage } from "../contact/present-message";
import type { ContactMessage } from "../contact/schemas";
import { contactMessagesIn } from "../contact/store";
import { presentTransaction } from "../ledger/present-transaction";
import { transactionsIn } from "../ledger/transaction-store";
import { cardAccount, describedAccount } from "../payment-accounts/account-number";
import { digestsOfTail } from "../payment-accounts/record-account";
import { paymentAccountsIn } from "../payment-accounts/store";
import { payoutBatchesIn } from "../payouts/batch-store";
import { presentBatches } from "../payouts/present-batch";
import { presentUser } from "../profiles/present-user";
import { usersIn } from "../users/store";
import type { searchOperations } from "./operations";
import type { SearchResults } from "./schemas";
import { accountNumberIn, accountTailIn, amountIn, lastFourIn } from "./search-rules";

type Search = Call<typeof searchOperations.search>;

const most = limits.pageSize;
/** Messages are encrypted, so they are read and compared: as many as take a tenth of a second. The next call reads on. */
const messagesRead = 1000;
const messagesAtOnce = 250;

export async function findOfficeRecords(call: Search, search: string) {
  const { db } = call.context.storage;
  const [messages, batches, ofAmount, accountUsers] = await Promise.all([
    findMessages(call, search),
    findBatches(call, db, search),
    findAmount(call, db, search),
    findHolders(call, db, search),
  ]);
  return { ...messages, batches, ofAmount, accountUsers };
}

type FoundMessages = Pick<SearchResults, "messages" | "olderMessages">;

/** Newest first, from the given message on. */
export async function findMessages(
  { context, query: { messagesBefore } }: Search,
  search: string,
): Promise<FoundMessages> {
  const store = contactMessagesIn(context.storage.db);
  const isMatch = matcherOf(search);
  let last = messagesBefore === undefined ? undefined : await store.byId(messagesBefore);
  const messages: ContactMessage[] = [];
  // The oldest are deleted first, so nothing is older than one that is gone.
  if (messagesBefore !== undefined && !last) return { messages };
  for (let read = 0; read < messagesRead; read += messagesAtOnce) {
    const rows = await store.olderThan(last, messagesAtOnce);
    for (const row of rows) {
      last = row;
      const message = presentMessage(context, row);
      if (isMatch(message)) messages.push(message);
      if (messages.length === most) return { messages, olderMessages: startingAt(row) };
    }
    if (rows.length < messagesAtOnce) return { messages };
  }
  return { messages, olderMessages: last && startingAt(last) };
}

const startingAt = (row: ContactMessageRow) => ({
  before: row.id,
  searchedBackTo: new Date(row.created_at).toISOString(),
});

function matcherOf(search: string) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return ({ id, fullname, email, message }: ContactMessage) => {
    const text = fold(`${fullname} ${email} ${message}`);
    return id === search || words.every((word) => text.includes(word));
  };
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

/** A bank account and a whole number are compared by keyed digests, for those who may see them in full; everyone sees a card's last four digits. */
async function findHolders(call: Search, db: Db, search: string) {
  const { context, actor } = call;
  const [account, lastFour] = [accountNumberIn(search), lastFourIn(search)];
  const tail = accountTailIn(search);
  const ids = new Set<string>();
  if (account && actor.rights.has("secrets")) {
    const digests = [describedAccount(account), cardAccount(account)].flatMap(({ number }) =>
      context.vault.paymentAccounts.allMacs(hashToken(number)),
    );
    for (const { user_id: id } of await paymentAccountsIn(db).usersOf(digests, most)) ids.add(id);
  }
  if (tail && actor.rights.has("secrets")) {
    const digests = digestsOfTail(context, tail);
    for (const id of await paymentAccountsIn(db).usersOfTail(digests, most)) ids.add(id);
  }
  if (lastFour) for (const id of await usersWithLastFour(db, lastFour, most)) ids.add(id);
  const rows = await usersIn(db).byIds([...ids]);
  return rows.map((row) => withoutDocuments(presentUser(row, call)));
}

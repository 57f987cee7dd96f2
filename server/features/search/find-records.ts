import type { Reader } from "../profiles/present-user";
import type { Locale } from "../../locales/locale";
import type { searchOperations } from "./operations";
import { withoutDocuments } from "../accounts/list-users";
import { presentTransaction } from "../ledger/present-transaction";
import { transactionsIn } from "../ledger/transaction-store";
import { presentUser } from "../profiles/present-user";
import { findMessages, findOfficeRecords } from "./find-office-records";
import { usersIn } from "../users/store";
import { limits } from "../../kernel/limits";
import type { Db } from "../../database/db";
import type { Handler } from "../../http/call";

const nothing = {
  users: [],
  usersTotal: 0,
  transactions: [],
  transactionsTotal: 0,
  messages: [],
  batches: [],
  ofAmount: [],
  accountUsers: [],
};

export const findRecords: Handler<typeof searchOperations.search> = async (call) => {
  const {
    context,
    locale,
    query: { search, messagesBefore },
  } = call;
  if (search === undefined) return nothing;
  if (messagesBefore !== undefined) return { ...nothing, ...(await findMessages(call, search)) };
  const { db } = context.storage;
  const [users, transactions, others] = await Promise.all([
    findUsers(db, search, { context, locale }),
    findTransactions(db, search, locale),
    findOfficeRecords(call, search),
  ]);
  return { ...users, ...transactions, ...others };
};

async function findUsers(db: Db, search: string, reader: Reader) {
  const users = usersIn(db);
  const [rows, usersTotal] = await Promise.all([
    users.bestFound(search, limits.pageSize),
    users.total({ search }),
  ]);
  return { users: rows.map((row) => withoutDocuments(presentUser(row, reader))), usersTotal };
}

async function findTransactions(db: Db, reference: string, locale: Locale) {
  if (reference.length > limits.referenceMaximumLength)
    return { transactions: [], transactionsTotal: 0 };
  const { searchedReferencesMaximum: most } = limits;
  const transactions = transactionsIn(db);
  const transactionsTotal = await transactions.countNamed(reference, most);
  const isTooMany = transactionsTotal > most;
  const rows =
    isTooMany || transactionsTotal === 0
      ? []
      : await transactions.list({ reference }, { limit: limits.pageSize });
  return { transactions: rows.map((row) => presentTransaction(row, locale)), transactionsTotal };
}

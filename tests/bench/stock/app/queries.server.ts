// The same session lookup and the same queries as the portal's page, on the same file, each prepared once.
import { join } from "node:path";
import Sqlite from "libsql";
import type { ListedTransaction } from "~/routes/customer/transactions/listed-transaction";

type Person = {
  id: string;
  fullname: string;
  email: string;
  role: string;
  expires_at: number;
};
type Row = Pick<
  ListedTransaction,
  "id" | "reference" | "type" | "action" | "status" | "currency"
> & {
  payment_method: ListedTransaction["paymentMethod"] | null;
  amount_minor: number;
  created_at: number;
};

const file = new Sqlite(join(process.env.DATA_DIR ?? "", "portal.sqlite"));
const session = file.prepare(
  "select users.*, sessions.id as session_id, sessions.last_seen_at, sessions.expires_at from sessions inner join users on users.id = sessions.user_id where token_hash = ? and expires_at > ?",
);
const list = file.prepare(
  "select transactions.*, fullname, email from transactions inner join users on users.id = transactions.user_id where transactions.user_id = ? order by transactions.created_at desc, transactions.id desc limit ? offset ?",
);
const counter = file.prepare(
  "select sum(count) as count, sum(sum_minor) as sum from transaction_counters where user_id = ?",
);

const others = new Map<string, ReturnType<typeof file.prepare>>();

/** Any other statement, prepared once. */
export function prepared(sql: string) {
  const statement = others.get(sql) ?? file.prepare(sql);
  others.set(sql, statement);
  return statement;
}

export const personByToken = (tokenHash: string) =>
  session.get(tokenHash, Date.now()) as Person | undefined;

export function transactionsOf(userId: string, page: number, pageSize = 10) {
  const rows = list.all(userId, pageSize, (page - 1) * pageSize) as Row[];
  const { count } = counter.get(userId) as { count: number };
  return {
    transactions: rows.map(shown),
    total: count,
    page,
    totalPages: Math.ceil(count / pageSize),
  };
}

function shown({
  id,
  reference,
  type,
  action,
  status,
  currency,
  payment_method,
  amount_minor,
  created_at,
}: Row): ListedTransaction {
  const createdAt = new Date(created_at).toISOString();
  return {
    id,
    reference,
    type,
    action,
    status,
    currency,
    paymentMethod: payment_method ?? undefined,
    amount: amount_minor / 100,
    createdAt,
  };
}

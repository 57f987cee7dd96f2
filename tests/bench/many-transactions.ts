import { join } from "node:path";
import Sqlite from "libsql";

/** Gives a customer this many settled transactions, straight into the file. */
export function addTransactions(dataDir: string, email: string, count: number): void {
  const file = new Sqlite(join(dataDir, "portal.sqlite"));
  const user = file.prepare("select id from users where email_key = ?").get(email) as { id: string };
  const wallet = file.prepare("select id from wallets where user_id = ?").get(user.id) as { id: string };
  const insert = file.prepare(
    "insert into transactions (id, reference, user_id, wallet_id, type, action, payment_method, status, amount_minor, currency, is_gateway_made, version, created_at, updated_at) values (?, ?, ?, ?, 'deposit', 'funding', 'card', 'failed', ?, 'USD', 0, 1, ?, ?)",
  );
  const now = Date.now();
  file.exec("begin");
  for (let index = 0; index < count; index += 1) {
    const at = now - index * 60_000;
    insert.run(`bench-${String(index).padStart(7, "0")}`, `TX-BENCH${index}`, user.id, wallet.id, 100 + index, at, at);
  }
  file.prepare("insert into tallies (user_id, type, status, count, sum_minor) values (?, 'deposit', 'failed', ?, ?)").run(user.id, count, 100 * count + (count * (count - 1)) / 2);
  file.exec("commit");
  file.close();
}

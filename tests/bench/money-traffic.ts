// Withdrawal requests of many customers with a wallet each, and what they cost the database.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { join } from "node:path";
import Sqlite from "libsql";
import { readConfig } from "~server/config";
import { createBackend, type Backend } from "~server/index";

const address = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2";
const plainPasswords = { hash: (password: string) => Promise.resolve(password), verify: () => Promise.resolve(true) };

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[]; readonly reads: boolean };

export const withdrawal = () => ({
  headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
  body: JSON.stringify({ amount: "1.00", walletAddress: address, description: "bench" }),
});

export function openBackend(dataDir: string): Promise<Backend> {
  return createBackend(readConfig({ DATA_DIR: dataDir }), { passwords: plainPasswords });
}

/** Signs up customers with money on their wallets. Returns their session tokens. */
export async function addCustomers({ fetch, context }: Backend, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = { fullname: `Bench ${index}`, username: `bench${index}`, email: `bench${index}@example.com`, phoneNumber: "+12025550123" };
    const body = JSON.stringify({ ...person, password: "a long enough word", country: "US", currency: "USD" });
    const answer = await fetch(new Request("http://portal/api/auth/register", { method: "POST", headers: { "content-type": "application/json" }, body }));
    const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
    await context.storage.transaction(async (store) => {
      const wallet = await store.wallets.ofUser(user.id);
      const entry = { id: context.newId(), wallet_id: wallet?.id ?? "", transaction_id: null, transaction_version: null, actor_id: user.id, reason: "bench", created_at: context.now() };
      await store.ledger.post(entry, [{ account: "settlement", amountMinor: -1_000_000n }, { account: "available", amountMinor: 1_000_000n }], "USD");
    });
    tokens.push(token);
  }
  return tokens;
}

type Run = (...parameters: readonly unknown[]) => unknown;
type Prepare = (this: unknown, sql: string) => { all: Run; run: Run };

/** Every statement that runs on a SQLite file of this process meanwhile, in order. */
export async function recorded(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prepare = Reflect.get(Sqlite.prototype, "prepare") as Prepare;
  const recording: Prepare = function (sql) {
    const statement = prepare.call(this, sql);
    const [all, run] = [statement.all.bind(statement), statement.run.bind(statement)];
    const note = (reads: boolean, parameters: readonly unknown[]) => statements.push({ sql, parameters, reads });
    return Object.assign(statement, {
      all: (...parameters: unknown[]) => (note(true, parameters), all(...parameters)),
      run: (...parameters: unknown[]) => (note(false, parameters), run(...parameters)),
    });
  };
  Reflect.set(Sqlite.prototype, "prepare", recording);
  await work().finally(() => Reflect.set(Sqlite.prototype, "prepare", prepare));
  return statements;
}

/** Runs the statements one after the other, each prepared once. Returns the seconds that took. */
export function replay(dataDir: string, statements: readonly Statement[]): number {
  const file = new Sqlite(join(dataDir, "portal.sqlite"));
  for (const setting of ["synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"]) file.pragma(setting);
  const prepared = new Map([...new Set(statements.map(({ sql }) => sql))].map((sql) => [sql, file.prepare(sql)]));
  const startedAt = performance.now();
  for (const { sql, parameters, reads } of statements) {
    const statement = prepared.get(sql);
    if (reads) statement?.all(...parameters);
    else statement?.run(...parameters);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  file.close();
  return seconds;
}

/** Sends one withdrawal for each token over a few connections. Returns the seconds that took. */
export async function withdrawOverHttp(origin: string, tokens: readonly string[], connections: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = [...tokens];
  const startedAt = performance.now();
  const one = async () => {
    for (let token = left.pop(); token !== undefined; token = left.pop()) await post(origin, agent, token);
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return (performance.now() - startedAt) / 1000;
}

function post(origin: string, agent: Agent, token: string): Promise<void> {
  const { headers, body } = withdrawal();
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/wallets/withdraw`, { agent, method: "POST", headers: { ...headers, authorization: `Bearer ${token}`, "content-length": body.length } }, (response) => {
      response.resume();
      response.on("end", () => (response.statusCode === 201 ? resolve() : reject(new Error(`a withdrawal answered ${response.statusCode}`))));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

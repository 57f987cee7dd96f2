// Withdrawal requests of many customers with a wallet each, in process or over HTTP.
import { randomUUID } from "node:crypto";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { ledgerIn } from "~server/features/ledger/store";
import { sessionsIn } from "~server/features/sessions/store";
import { hashToken } from "~server/kernel/hash-token";
import type { Backend } from "~server/index";
import { bankOfHana } from "../support/inputs/inputs";
import { signUpBody } from "../support/people/people";
import type { Replayed } from "./bench-database";
import { KeepAliveConnection } from "./keep-alive-connection";
import { usd } from "../support/inputs/amounts";

const fundsMinor = 10_000_000n;

const withdrawal = () => ({
  headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
  body: JSON.stringify({ amount: "1.00", description: "bench" }),
});

/** Signs up customers with money on their wallets. Returns their session tokens. */
export async function addCustomers({ fetch, context }: Backend, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = JSON.stringify(signUpBody(index));
    const answer = await fetch(
      new Request("http://portal/api/auth/register", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      }),
    );
    const { access_token: token, user } = (await answer.json()) as {
      access_token: string;
      user: { id: string };
    };
    await context.storage.transaction(async (db) => {
      const wallet = await walletsIn(db).ofUser(user.id);
      const entry = {
        id: context.newId(),
        wallet_id: wallet?.id ?? "",
        actor_id: user.id,
        created_at: context.now(),
      };
      await ledgerIn(db).post(entry, [
        { account: "settlement", amount: usd(-fundsMinor) },
        { account: "available", amount: usd(fundsMinor) },
      ]);
    });
    const session = await sessionsIn(context.storage.db).personByToken(
      hashToken(token),
      context.now(),
    );
    // Saving bank details asks for a recent password.
    if (session) await sessionsIn(context.storage.db).confirm(session.session_id, context.now());
    await fetch(
      new Request("http://portal/api/wallets/bank-details/add", {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(bankOfHana),
      }),
    );
    tokens.push(token);
  }
  return tokens;
}

/** One withdrawal for each token, one after the other, without HTTP. */
export async function withdrawHere({ fetch }: Backend, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const { headers, body } = withdrawal();
    const answer = await fetch(
      new Request("http://portal/api/wallets/withdraw", {
        method: "POST",
        headers: { ...headers, authorization: `Bearer ${token}` },
        body,
      }),
    );
    if (answer.status !== 201)
      throw new Error(`a withdrawal answered ${answer.status}: ${await answer.text()}`);
  }
}

/** One withdrawal for each token over a few connections. */
export async function withdrawOverHttp(
  origin: string,
  tokens: readonly string[],
  connections: number,
): Promise<Replayed> {
  const left = [...tokens];
  const timesMs: number[] = [];
  const address = new URL(origin);
  const { host } = address;
  const startedAt = performance.now();
  const one = async () => {
    const connection = new KeepAliveConnection(address);
    for (let token = left.pop(); token !== undefined; token = left.pop()) {
      const sentAt = performance.now();
      const { status, body } = await connection.ask(requestOf(host, token));
      if (status !== 201 || !/"transactionRef":"TX-\w{10}"/.test(body))
        throw new Error(`a withdrawal answered ${status}: ${body}`);
      timesMs.push(performance.now() - sentAt);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { seconds: (performance.now() - startedAt) / 1000, timesMs };
}

function requestOf(host: string, token: string): string {
  const { headers, body } = withdrawal();
  const all = { host, ...headers, authorization: `Bearer ${token}`, "content-length": body.length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /api/wallets/withdraw HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

// Sign-ins through the API, each with a real password: hashing takes most of the time.
import { expect, test } from "vitest";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { password, signUpBody } from "../support/people/people";
import { startPortal } from "../support/portal/server";
import { benchDatabases, type BenchDatabase } from "./bench-database";
import { recordCapacity } from "./capacity";
import { addCustomers } from "./money-traffic";
import { percentile, printTable, round } from "./table";

const users = 100;
const connections = 8;
/** After one that does not count; the middle one counts. */
const rounds = 3;

test("sign-ins a second", async () => {
  const table = [];
  for (const database of await benchDatabases()) {
    const row = await signedIn(database);
    table.push(row);
    recordCapacity("signIns", row.engine, row.aSecond);
    await database.drop();
  }
  printTable(`Sign-ins per second: ${users} users, ${connections} connections`, table);
  expect(table.every(({ aSecond }) => aSecond > 0)).toBe(true);
});

async function signedIn({ engine, settings }: BenchDatabase) {
  const backend = await createBackend(readConfig(settings));
  await addCustomers(backend, users);
  await backend.close();
  const portal = await startPortal(settings);
  const timesMs: number[] = [];
  await allSignIn(portal.origin, []);
  const seconds: number[] = [];
  for (let done = 0; done < rounds; done += 1)
    seconds.push(await allSignIn(portal.origin, timesMs));
  await portal.stop();
  return {
    engine,
    aSecond: Math.round(users / percentile(seconds, 0.5)),
    p50Ms: round(percentile(timesMs, 0.5)),
    p99Ms: round(percentile(timesMs, 0.99)),
  };
}

/** Each user once. Returns the seconds that all took. */
async function allSignIn(origin: string, timesMs: number[]): Promise<number> {
  const left = Array.from({ length: users }, (_, number) => signUpBody(number).email);
  const startedAt = performance.now();
  const one = async () => {
    for (let email = left.pop(); email !== undefined; email = left.pop()) {
      const sentAt = performance.now();
      const answer = await fetch(`${origin}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
      if (!answer.ok)
        throw new Error(`a sign-in answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      timesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return (performance.now() - startedAt) / 1000;
}

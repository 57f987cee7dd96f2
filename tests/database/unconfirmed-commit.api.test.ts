// A commit whose confirmation is lost may have been made: the answer says so, and what to do; with its key nothing happens twice.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { CommitUnconfirmed } from "~server/database/engine/commit-unconfirmed";
import type { Storage } from "~server/database/storage";
import { TestPortal } from "../support/portal/backend";
import { describeEachEngine } from "../support/portal/engine-suites";
import type { Customer } from "../support/people/people";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { SwallowingProxy } from "../support/network/swallowing-proxy";

const retryAdvice = /Repeat the request with the same Idempotency-Key; without one, check first/;
const withdraw = (customer: Customer, key: string) =>
  customer.post("/wallets/withdrawal/request", { amount: "1.00" }, { key });

async function customerOf(portal: TestPortal): Promise<Customer> {
  Object.assign(portal.context, { report: () => undefined });
  const customer = await portal.customerWith("50.00");
  await customer.saveBank();
  return customer;
}

describeEachEngine("a commit that was made and not confirmed", (portal) => {
  test("is reported as possibly made; sent again, it is executed once", async () => {
    const hana = await customerOf(portal());
    const whole = portal().context.storage;
    const unconfirmed: Storage["transaction"] = async (work, contended) => {
      await whole.transaction(work, contended);
      throw new CommitUnconfirmed("the connection was lost");
    };
    Object.assign(portal().context, { storage: { ...whole, transaction: unconfirmed } });
    const key = randomUUID();
    const lost = await withdraw(hana, key);
    Object.assign(portal().context, { storage: whole });
    expect([lost.status, lost.code, lost.headers.get("retry-after")]).toEqual([
      503,
      "outcome_unknown",
      "5",
    ]);
    expect(lost.message).toMatch(retryAdvice);
    expect(await hana.available()).toBe(49);
    expect((await withdraw(hana, key)).status).toBe(201);
    expect(await hana.available()).toBe(49);
  });
});

describe.skipIf(!postgresAddress)("PostgreSQL's connection breaks", () => {
  test.each([
    ["commit", "outcome_unknown", 49],
    ["begin", "unavailable", 50],
  ] as const)("after %s was sent: %s", async (statement, code, available) => {
    const { address, drop } = await freshDatabase();
    const proxy = await SwallowingProxy.open(address);
    const portal = await TestPortal.open("PostgreSQL", {}, { address: proxy.address, drop });
    const hana = await customerOf(portal);
    const key = randomUUID();
    proxy.loseAnswerTo(`${statement}\0`);
    const lost = await withdraw(hana, key);
    expect([lost.status, lost.code]).toEqual([503, code]);
    // The server may still be busy with what it was sent.
    await expect.poll(() => hana.available()).toBe(available);
    expect([(await withdraw(hana, key)).status, await hana.available()]).toEqual([201, 49]);
    expect(await portal.ledgerFaults()).toEqual([]);
    await portal.close();
    proxy.close();
  });
});

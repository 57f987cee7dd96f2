// Where the database is lost, a page says of a form only what is known: it may be sent again, and is carried out only once.
import { afterAll, expect, test } from "vitest";
import { contactMessagesIn } from "~server/features/contact/store";
import { usersIn } from "~server/features/users/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { CommitUnconfirmed } from "~server/database/engine/commit-unconfirmed";
import type { Storage } from "~server/database/storage";
import { failingAt } from "../support/database/intercepted";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { context } = portal.backend;
const whole = context.storage;
afterAll(() => portal.close());

/** While this works, commits of what is counted are never confirmed. */
async function whileUnconfirmed<Value>(
  count: () => Promise<number>,
  work: () => Promise<Value>,
): Promise<Value> {
  const unconfirmed: Storage["transaction"] = async (change, contended) => {
    const before = await count();
    const value = await whole.transaction(change, contended);
    if ((await count()) !== before) throw new CommitUnconfirmed("the connection was lost");
    return value;
  };
  Object.assign(context, { storage: { ...whole, transaction: unconfirmed } });
  return work().finally(() => Object.assign(context, { storage: whole }));
}

test("a form whose commit was not confirmed says so, keeps its key, and is carried out once", async () => {
  const kept = async () =>
    (await contactMessagesIn(whole.db).list(undefined, { limit: 50, offset: 0 })).length;
  const letter = { fullname: "Vera Visitor", email: "vera@example.org", message: "Are you there?" };
  const visitor = portal.visitor();
  const page = await visitor.get("/contact");
  const before = await kept();
  const posted = await whileUnconfirmed(kept, () =>
    visitor.postOnly("/contact", { ...page.form("contact").fields, ...letter }),
  );
  expect([posted.status, posted.headers.has("X-Call-Status")]).toEqual([303, false]);
  expect(portal.logLines().find((line) => line.includes('"callStatus":503'))).toContain(
    '"path":"/contact","status":303',
  );
  const answer = await visitor.follow(posted);
  expect([answer.status, answer.form("contact").fields.message]).toEqual([200, letter.message]);
  expect(answer.text).toContain("Send it again; it won't be processed twice.");
  expect(answer.text).not.toMatch(/nothing was changed/i);
  expect(await kept()).toBe(before + 1);
  const again = await visitor.submit(answer, {}, { form: "contact" });
  expect([again.status, await kept()]).toEqual([303, before + 1]);
});

test("a withdrawal that was made after all leads to its receipt", async () => {
  const hana = await portal.signInAs("hana");
  const path = "/dashboard/wallet/withdrawal";
  const review = await hana.follow(
    await hana.submit(await hana.get(path), {
      paymentMethod: "bank",
      kind: "bank_withdrawal",
      amount: "10.00",
    }),
  );
  const user = await usersIn(whole.db).byEmail("hana@example.com");
  const count = async () => (await transactionsIn(whole.db).total({ userId: user?.id })).count;
  const before = await count();
  const answer = await whileUnconfirmed(count, () => hana.submit(review, {}));
  expect([answer.status, (await hana.follow(answer)).status, await count()]).toEqual([
    303,
    200,
    before + 1,
  ]);
  await hana.submit(review, {});
  expect(await count()).toBe(before + 1);
});

test("the page for a database that is down does not claim that nothing was changed", async () => {
  const hana = await portal.signInAs("hana");
  const gone = Object.assign(new Error("gone"), { code: "ECONNRESET" });
  Object.assign(context, {
    storage: { ...whole, db: failingAt(whole.db, /^select .* from "transactions"/, gone) },
  });
  const page = await hana.get("/dashboard/transactions");
  Object.assign(context, { storage: whole });
  expect(page.status).toBe(503);
  expect(page.text).toContain("processed only once, even if it arrived the first time");
  expect(page.text).not.toMatch(/nothing was changed/i);
});

// Fifty posts of one money form at once, one after another and from two tabs: one effect, and the same receipt for all.
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { sessionsIn } from "~server/features/sessions/store";
import { databaseState } from "../support/database/database-state";
import { demoPassword as password } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";
import { reviewOf } from "../support/people/records";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";
import { minorBalances } from "../support/database/minor-balances";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
const hana = await portal.signInAs("hana");
const admin = await portal.signInAs("admin");
const user = await usersIn(db).byEmail("hana@example.com");
const wallet = await walletsIn(db).ofUser(user?.id ?? "");
afterAll(() => portal.close());
afterEach(async () => expect(await portal.ledgerFaults()).toEqual([]));

const bitcoin = {
  paymentMethod: "crypto_payment",
  walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
};
const confirmations = [
  { name: "a deposit", toReview: () => reviewOf(hana, "deposit", { amount: "7" }), held: 0n },
  {
    name: "a bank withdrawal",
    toReview: () => reviewOf(hana, "withdrawal", { amount: "7" }),
    held: 700n,
  },
  {
    name: "a BTC withdrawal",
    toReview: () => reviewOf(hana, "withdrawal", { amount: "7", ...bitcoin }),
    held: 700n,
  },
];

async function moneyNow() {
  const { available, held } = await minorBalances(db, wallet);
  return { available, held, count: (await transactionsIn(db).total({ userId: user?.id })).count };
}

/** A new address asks for the password next to the review. */
const typed = (page: ShownPage): Record<string, string> =>
  page.html.includes('type="password"') ? { password } : {};

/** The answers to one form posted again and again at the same time. */
function fifty(person: Visitor, page: ShownPage, form: string): Promise<ShownPage[]> {
  return Promise.all(Array.from({ length: 50 }, () => person.submit(page, typed(page), { form })));
}

const seen = (answers: readonly ShownPage[]) => [
  ...new Set(answers.map(({ status, location }) => `${status} ${location}`)),
];

describe.each(confirmations)("confirming $name", ({ toReview, held }) => {
  test("fifty times at once, again, and from a second tab", async () => {
    const address = await toReview();
    const [review, secondTab] = [await hana.get(address), await hana.get(address)];
    const before = await moneyNow();
    const [form = ""] = review.forms.flatMap(({ id }) => id ?? []);
    const receipt = `303 ${address.replace(/review$/, "receipt")}`;
    expect(seen(await fifty(hana, review, form))).toEqual([receipt]);
    expect(await moneyNow()).toEqual({
      available: before.available - held,
      held: before.held + held,
      count: before.count + 1,
    });

    const after = databaseState(portal.dataDir);
    expect(
      seen([
        await hana.submit(review, {}, { form }),
        await hana.submit(secondTab, {}, { form }),
        await hana.get(address),
      ]),
    ).toEqual([receipt]);
    expect(databaseState(portal.dataDir)).toEqual(after);
  });

  test("after the session ended leads to the sign-in and back, and changes nothing", async () => {
    const address = await toReview();
    const review = await hana.get(address);
    const before = await moneyNow();
    await sessionsIn(db).endAllOf(user?.id ?? "");
    const refused = await hana.submit(review);
    const [path = "", retry = ""] = (refused.location ?? "").split("%3Fretry%3D");
    expect([path, retry]).toEqual([
      `/login?returnTo=${encodeURIComponent(address)}`,
      expect.stringMatching(/^[\w-]{10}$/),
    ]);
    expect(await moneyNow()).toEqual(before);
    const again = await hana.submit(await hana.follow(refused), {
      email: "hana@example.com",
      password: "demonstration",
    });
    expect(again.path).toBe(`${address}?retry=${retry}`);
    expect((await hana.submit(again, typed(again))).location).toBe(
      address.replace(/review$/, "receipt"),
    );
  });
});

test.each([
  ["deposit", { amount: "8", cardChoice: "saved" }],
  ["withdrawal", { amount: "8", paymentMethod: "bank" }],
])("the %s form fifty times at once makes one draft", async (movement, fields) => {
  const page = await hana.get(`/dashboard/wallet/${movement}`);
  const before = await moneyNow();
  const answers = await Promise.all(Array.from({ length: 50 }, () => hana.submit(page, fields)));
  expect(seen(answers)).toEqual([expect.stringMatching(/^303 .*\/review$/)]);
  expect(await moneyNow()).toEqual(before);
});

const decisions = [
  { name: "approving", form: "approve", at: "", held: -700n, available: 0n },
  { name: "rejecting", form: "rejection", at: "/rejection", held: -700n, available: 700n },
];

describe.each(decisions)("$name a withdrawal", ({ form, at, held, available }) => {
  test("fifty times at once, then marked pending fifty times, moves the money once each way", async () => {
    const [first] = await transactionsIn(db).list(
      { userId: user?.id, type: "withdrawal", status: "pending" },
      { limit: 1, offset: 0 },
    );
    await hana.submit(await hana.get(await reviewOf(hana, "withdrawal", { amount: "7" })));
    const [newest] = await transactionsIn(db).list(
      { userId: user?.id, type: "withdrawal", status: "pending" },
      { limit: 1, offset: 0 },
    );
    expect(newest?.id).not.toBe(first?.id);
    const detail = `/admin/transactions/${newest?.id}`;
    const before = await moneyNow();

    const decided = await fifty(admin, await admin.get(`${detail}${at}`), form);
    expect(seen(decided)).toEqual([`303 ${detail}`]);
    expect(await moneyNow()).toEqual({
      ...before,
      available: before.available + available,
      held: before.held + held,
    });

    const marked = await fifty(admin, await admin.get(`${detail}/pending-mark`), "pending-mark");
    expect(seen(marked)).toEqual([`303 ${detail}`]);
    expect(await moneyNow()).toEqual(before);
  });
});

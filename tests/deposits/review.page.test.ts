// The review of a deposit by card: nothing moves until it is confirmed.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";
import { card, path, toReview } from "../support/pages/card-deposit-form";

const portal = await openPortal();
const { moneyOf } = seededWallets(portal);
afterAll(() => portal.close());

describe("the review", () => {
  test("moves nothing until it is confirmed, then makes one pending deposit however often it is sent", async () => {
    const nora = await portal.signInAs("nora");
    const before = await moneyOf("nora");
    const review = await toReview(nora, { ...card(), amount: "250.50", description: "Début 名" });
    expect(review.text).toContain("$250.50");
    expect(review.text).toContain("Fee None Your card issuer may charge its own fee.");
    expect(review.html).not.toMatch(/8888 ?8888|>\s*737\s*<|"737"/);
    expect(await moneyOf("nora")).toEqual(before);

    const answers = await Promise.all([
      nora.submit(review),
      nora.submit(review),
      nora.submit(review),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const receipt = await nora.follow(answers[0]);
    expect(receipt.text).toMatch(/TX-\w+/);
    expect(await moneyOf("nora")).toEqual({ ...before, transactions: before.transactions + 1 });
    expect((await nora.open(review.path)).text).toMatch(/TX-\w+/);
  });

  test("of someone else does not exist", async () => {
    const [nora, hana] = await Promise.all([portal.signInAs("nora"), portal.signInAs("hana")]);
    const review = await toReview(nora, { ...card(), amount: "10" });
    expect((await hana.get(review.path)).status).toBe(404);
    expect((await hana.get(review.path.replace("review", "receipt"))).status).toBe(404);
    const before = await moneyOf("hana");
    expect((await hana.post(review.path, {})).status).toBe(404);
    expect(await moneyOf("hana")).toEqual(before);
  });

  test("after half an hour has to be started again", async () => {
    const george = await portal.signInAs("george");
    const review = await toReview(george, { ...card(), amount: "10" });
    const before = await moneyOf("george");
    portal.passMinutes(31);
    const answer = await george.follow(await george.submit(review));
    expect(answer.status).toBe(410);
    expect(answer.title).toContain(answer.heading);
    expect(answer.links("Start again")).toEqual([path]);
    expect(await moneyOf("george")).toEqual(before);
  });

  test("asks to sign in if the session ended, and continues where it was", async () => {
    const zoe = await portal.signInAs("zoe");
    const review = await toReview(zoe, { ...card(), amount: "10" });
    zoe.cookies.clear();
    const [address, retry] = ((await zoe.submit(review)).location ?? "").split("%3Fretry%3D");
    expect([address, retry]).toEqual([
      `/login?returnTo=${encodeURIComponent(review.path)}`,
      expect.stringMatching(/^[\w-]{10}$/),
    ]);
  });
});

test("the ledger is balanced afterwards", async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
});

// Two hosts on one PostgreSQL and one bucket, behind a plain round-robin: nothing of a person hangs on one of them.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiAs } from "../support/api/api-client";
import { asFile, pngFile } from "../support/inputs/files";
import { JourneyRunner, runMainJourney } from "../support/people/journey-runner";
import { postgresAddress } from "../support/database/postgres";
import { openHosts, type SeveralHosts } from "../support/portal/several-hosts";
import { Visitor } from "../support/people/visitor";

describe.skipIf(!postgresAddress)("two hosts", () => {
  let portal: SeveralHosts;
  beforeAll(async () => {
    portal = await openHosts();
  });
  afterAll(() => portal.close());

  /** Which hosts answered the last so many requests. */
  const lastHosts = (count: number) => new Set(portal.balancer.answeredBy.slice(-count)).size;

  test("do the main journey together: sessions, drafts, photos, decisions", async () => {
    await runMainJourney(portal.origin);
    expect(lastHosts(20)).toBe(2);
    expect(portal.balancer.broken).toEqual([]);
  });

  test("share a file that one has kept after a form error", async () => {
    const nora = new JourneyRunner(portal.origin);
    await nora.signInAs("nora");
    const before = portal.bucket.objects.size;
    const mistaken = await nora.submit(await nora.get("/dashboard/kyc"), {
      files: asFile(pngFile("passport.png")),
    });
    expect([mistaken.status, mistaken.text]).toEqual([
      200,
      expect.stringContaining("passport.png already uploaded"),
    ]);
    const answer = await nora.submit(mistaken, { documentType: "passport" });
    expect([answer.status, lastHosts(2)]).toEqual([303, 2]);
    expect(portal.bucket.objects.size).toBe(before + 1);
  });

  test("make one request with one receipt of a draft that is confirmed at both", async () => {
    const hana = new JourneyRunner(portal.origin);
    await hana.signInAs("hana");
    const review = await hana.send("/dashboard/wallet/withdrawal", {
      paymentMethod: "bank",
      amount: "1.00",
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => hana.submit(review)));
    expect(lastHosts(6)).toBe(2);
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
    const receipts = await Promise.all(answers.map((answer) => hana.follow(answer)));
    expect(new Set(receipts.map(({ text }) => /TX-\w+/.exec(text)?.[0])).size).toBe(1);
  });

  test("have one effect for an idempotency key that is sent to both at once", async () => {
    const hana = await apiAs(portal.origin, "hana@example.com");
    const count = async () => Number((await hana.call("GET", "/transactions")).total);
    const [before, key] = [await count(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        hana.call("POST", "/wallets/withdrawal/request", { amount: "2.00" }, key),
      ),
    );
    expect(new Set(answers.map(({ transactionRef }) => transactionRef)).size).toBe(1);
    expect([(await count()) - before, lastHosts(10)]).toEqual([1, 2]);
  });

  test("count failed attempts at a password together", async () => {
    const guesser = new Visitor(portal.origin);
    const page = await guesser.get("/login");
    const messages: string[] = [];
    for (let guess = 1; guess <= 6; guess += 1)
      messages.push(
        ...(await guesser.submit(page, { email: "george@example.com", password: `wrong ${guess}` }))
          .messages,
      );
    const tooMany = expect.stringMatching(/^Too many/);
    expect(messages.at(-1)).toEqual(tooMany);
    expect(messages.slice(0, 5)).not.toContainEqual(tooMany);
    expect(lastHosts(6)).toBe(2);
  });

  test("count rate limits together", async () => {
    const writer = new Visitor(portal.origin);
    // Each page has a one-use key of its own.
    const pages = await Promise.all(Array.from({ length: 12 }, () => writer.get("/contact")));
    const letter = {
      fullname: "Vera Visitor",
      email: "vera@example.org",
      message: "Is anybody there?",
    };
    const answers = await Promise.all(
      pages.map((page) => writer.submit(page, letter, { form: "contact" })),
    );
    expect([answers.filter(({ isRefusal }) => isRefusal).length, lastHosts(12)]).toEqual([2, 2]);
  });

  test("both end a session that is ended at one", async () => {
    const zoe = new JourneyRunner(portal.origin);
    await zoe.signInAs("zoe");
    const stolen = new Visitor(portal.origin);
    for (const [name, value] of zoe.cookies) stolen.cookies.set(name, value);
    expect((await stolen.get("/dashboard")).status).toBe(200);
    await zoe.post("/logout", {});
    const after = [await stolen.get("/dashboard"), await stolen.get("/dashboard")];
    expect([after.map(({ location }) => location?.split("?")[0]), lastHosts(2)]).toEqual([
      ["/login", "/login"],
      2,
    ]);
  });

  test("send each email once, and the ledger is balanced", async () => {
    for (const name of ["una", "ugo", "uma", "uwe"])
      await new JourneyRunner(portal.origin).signUp(name);
    await expect.poll(() => portal.mails.taken.length, { timeout: 20_000 }).toBeGreaterThan(3);
    const ids = portal.mails.taken.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await portal.verifyLedger()).toContain("Ledger balanced");
  });
});

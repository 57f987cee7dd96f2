// So many of something in a while, and then a wait that is said truly.
import { expect, test } from "vitest";
import { rateLimitsIn } from "~server/http/rate-limit-store";
import { usersIn } from "~server/features/users/store";
import { eraseDue } from "~server/background/erase-due";
import { consumeRateLimit } from "~server/http/consume-rate-limit";
import { User } from "~server/features/users/schemas";
import { limits } from "~server/kernel/limits";
import type { RateLimit } from "~server/kernel/rate-limit";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pngFile } from "../support/inputs/files";
import { formOf, kycForm } from "../support/inputs/inputs";
import { bitcoinOrder } from "../support/stubs/crypto-gateway";
import { read, signUpBody } from "../support/people/people";

const { rateLimits } = limits;

describeEitherEngine("a rate limit", (portal) => {
  const consume = (who: string, more: { what?: string } = {}) =>
    consumeRateLimit(portal().context, { what: "test", who, most: 3, perMinutes: 10, ...more });
  const useUp = async (rateLimit: RateLimit, who: string, what: string, times = rateLimit.most) => {
    for (let time = 1; time <= times; time += 1)
      expect(await consumeRateLimit(portal().context, { what, who, ...rateLimit })).toBeNull();
  };

  test("refuses once it is used up, says for how long, and starts again when its window is over", async () => {
    for (let time = 1; time <= 3; time += 1) expect(await consume("nora")).toBeNull();
    expect(await consume("nora")).toEqual({ refused: "too_many_requests", retryAfter: 600 });
    portal().advance({ minutes: 9.9 });
    expect(await consume("nora")).toEqual({ refused: "too_many_requests", retryAfter: 6 });
    portal().advance({ minutes: 0.1 });
    for (let time = 1; time <= 3; time += 1) expect(await consume("nora")).toBeNull();
    expect(await consume("nora")).not.toBeNull();
  });

  test("belongs to one user and one kind of call", async () => {
    for (let time = 1; time <= 4; time += 1) await consume("rita");
    expect([
      await consume("rita"),
      await consume("hana"),
      await consume("rita", { what: "other" }),
    ]).toEqual([expect.anything(), null, null]);
  });

  test("can't be exceeded by simultaneous calls", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => consume("all at once")));
    expect(answers.filter((answer) => answer === null)).toHaveLength(3);
  });

  test("is deleted when its window is over, and not before", async () => {
    const { storage, now } = portal().context;
    await rateLimitsIn(storage.db).consume("due", { now: now(), endsAt: now() + 60_000 });
    const usedAfterWork = async () => {
      await eraseDue(portal().context);
      return (await rateLimitsIn(storage.db).consume("due", { now: 0, endsAt: 0 })).used;
    };
    expect(await usedAfterWork()).toBe(2);
    portal().advance({ minutes: 1 });
    expect(await usedAfterWork()).toBe(1);
  });

  test("for sign-ups is per IP address, if there is one", async () => {
    const { perMinutes } = rateLimits.signUps;
    await useUp(rateLimits.signUps, "192.0.2.20", "sign-up");
    const from = (address: string, number: number) =>
      portal()
        .visitor()
        .post("/auth/register", signUpBody(number), { headers: { "x-client-address": address } });
    const refused = await from("192.0.2.20", 871);
    expect([refused.status, refused.code, refused.headers.get("retry-after")]).toEqual([
      429,
      "too_many_requests",
      String(perMinutes * 60),
    ]);
    expect(
      await usersIn(portal().context.storage.db).byEmail("nora871@example.com"),
    ).toBeUndefined();
    expect((await from("192.0.2.21", 872)).status).toBe(201);
    expect((await portal().visitor().post("/auth/register", signUpBody(873))).status).toBe(201);
  });

  test("for visitors covers all IPv6 addresses of one subscriber", async () => {
    const six = (host: string) => ({ headers: { "x-client-address": `2001:db8:5:6:${host}` } });
    const forgot = (host: string) =>
      portal().visitor().post("/auth/forgot-password", { email: "nobody@example.com" }, six(host));
    for (let time = 1; time <= rateLimits.resetRequests.most; time += 1)
      expect((await forgot(`${time}::1`)).status).toBe(200);
    expect((await forgot("ffff::1")).status).toBe(429);
    await useUp(rateLimits.signUps, "2001:db8:5:6::/64", "sign-up");
    expect(
      (await portal().visitor().post("/auth/register", signUpBody(874), six("7::8"))).status,
    ).toBe(429);
    expect(
      (
        await portal()
          .visitor()
          .post("/auth/register", signUpBody(875), {
            headers: { "x-client-address": "2001:db8:5:7::1" },
          })
      ).status,
    ).toBe(201);
  });

  test("for created users is per administrator", async () => {
    const admin = await portal().admin();
    await useUp(rateLimits.usersCreated, admin.id, "user-create");
    expect(await admin.post("/users", signUpBody(881))).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
    expect((await (await portal().admin()).post("/users", signUpBody(881))).status).toBe(201);
  });

  const bitcoin = {
    kind: "crypto_withdrawal",
    amount: "1.00",
    walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  };
  test.each([
    ["crypto-payment", rateLimits.cryptoPayments, "/payments/crypto/create", bitcoinOrder],
    ["draft", rateLimits.drafts, "/drafts", bitcoin],
  ] as const)(
    "for one %s and the next is per user, and a repeated response uses none",
    async (what, rateLimit, path, body) => {
      const [hana, rita] = [
        await portal().customerWith("500.00"),
        await portal().customerWith("500.00"),
      ];
      const key = `first-${what}-of-all`;
      const first = await hana.post(path, body, { key });
      expect(first.status).toBe(201);
      await useUp(rateLimit, hana.id, what, rateLimit.most - 1);
      expect((await hana.post(path, body, { key })).body).toEqual(first.body);
      expect(await hana.post(path, body)).toMatchObject({ status: 429, code: "too_many_requests" });
      expect((await rita.post(path, body)).status).toBe(201);
      portal().advance({ minutes: rateLimit.perMinutes });
      expect((await hana.post(path, body)).status).toBe(201);
    },
  );

  test("for usernames counts a user's own choice of a new one, even if it is taken", async () => {
    const [nora, rita, admin] = [
      await portal().register(),
      await portal().register(),
      await portal().admin(),
    ];
    const { username: taken } = read(User, await rita.get("/users/profile"));
    const choose = (username: string, key?: string) =>
      nora.patch("/users/profile", { username }, key ? { key } : {});
    const first = await choose("a-new-name", "a-new-name-of-nora");
    expect(first.status).toBe(200);
    for (let time = 2; time <= rateLimits.usernamesChosen.most; time += 1)
      expect((await choose(taken)).code).toBe("username_taken");
    expect(await choose(taken)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect((await choose("a-new-name", "a-new-name-of-nora")).body).toEqual(first.body);
    expect(
      (await nora.patch("/users/profile", { username: "a-new-name", fullname: "Nora New" })).status,
    ).toBe(200);
    expect((await admin.patch(`/users/${nora.id}`, { username: "another-name" })).status).toBe(200);
  });

  test("for files is used before their bytes are stored", async () => {
    const nora = await portal().register();
    await useUp(rateLimits.kycUploads, nora.id, "kyc-upload");
    await useUp(rateLimits.pendingUploads, nora.id, "pending-upload");
    await useUp(rateLimits.cardsAdded, nora.id, "card-add");
    const stored: string[] = [];
    const { documents } = portal().context;
    const put = documents.put.bind(documents);
    Object.assign(documents, {
      put: (key: string, bytes: Uint8Array) => (stored.push(key), put(key, bytes)),
    });
    const answers = [
      await nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())])),
      await nora.post("/pending-uploads", formOf({ file: asFile(pngFile()) })),
      await nora.saveCard(),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [429, "too_many_requests"]),
    );
    expect(stored).toEqual([]);
    await (await portal().register()).saveCard();
    expect(stored).toHaveLength(2);
  });
});

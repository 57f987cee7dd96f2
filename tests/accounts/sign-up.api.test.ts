// What a sign-up starts, and who is someone else already.
import { expect, test } from "vitest";
import { walletsIn } from "~server/features/ledger/wallet-store";
import { SignedIn } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, signUpBody } from "../support/people/people";

describeEitherEngine("a sign-up", (portal) => {
  const register = (body: object) => portal().visitor().post("/auth/register", body);

  test("starts an active customer with nothing verified and an empty wallet", async () => {
    const nora = await portal().register({ country: "", currency: "" });
    expect((await nora.get("/auth/profile")).body).toMatchObject({
      email: nora.email,
      role: "user",
      isAdmin: false,
      accountStatus: "active",
      kycStatus: "not_submitted",
      country: "US",
      currency: "USD",
      kycUrls: [],
    });
    expect(await nora.wallet()).toMatchObject({
      availableBalance: 0,
      totalBalance: 0,
      balance: 0,
      pendingDeposit: 0,
      pendingWithdrawal: 0,
      bonusBalance: 0,
      transactions: [],
    });
  });

  test("names all missing fields together", async () => {
    const answer = await register({});
    expect(answer).toMatchObject({
      status: 400,
      code: "validation_failed",
      message:
        "Validation failed: Enter your full name; Choose a username; Enter an email address, such as name@example.com; Enter a password; Enter a phone number",
    });
    expect(answer.errors).toEqual({
      fullname: ["Enter your full name"],
      username: ["Choose a username"],
      email: ["Enter an email address, such as name@example.com"],
      password: ["Enter a password"],
      phoneNumber: ["Enter a phone number"],
    });
  });

  test("accepts passwords of 6 to 256 characters untruncated, and no longer ones", async () => {
    for (const [number, password] of [
      [903, "sixsix"],
      [904, "x".repeat(256)],
    ] as const) {
      const body = signUpBody(number, { password });
      expect((await register(body)).status).toBe(201);
      const cut = await portal()
        .visitor()
        .post("/auth/login", { email: body.email, password: password.slice(0, -1) });
      expect(cut.code).toBe("wrong_credentials");
    }
    const tooLong = await register(signUpBody(905, { password: "x".repeat(257) }));
    expect(tooLong.errors).toEqual({ password: ["Use at most 256 characters for the password"] });
  });

  test("takes control characters out", async () => {
    const answer = await register(signUpBody(906, { fullname: "Nora\u0000 \u202eNew" }));
    expect(answer).toMatchObject({ status: 201, body: { user: { fullname: "Nora New" } } });
  });

  test.each(["\u200b", "\u0301\u0301", "\u2060\ufeff", "\u00ad"])(
    "refuses an invisible name: %j",
    async (fullname) => {
      expect((await register(signUpBody(909, { fullname }))).errors).toEqual({
        fullname: ["Enter your full name"],
      });
    },
  );

  test("recognizes a name in another Unicode composition", async () => {
    await portal().register({ username: "Zo\u00eb" });
    expect(await register(signUpBody(907, { username: "ZOE\u0308" }))).toMatchObject({
      status: 409,
      code: "username_taken",
    });
  });

  test("sent twenty times at once with one email creates one customer with one wallet", async () => {
    const body = signUpBody(908);
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const [winner] = answers.filter(({ status }) => status === 201);
    if (!winner) throw new Error("somebody has to win");
    expect(
      await walletsIn(portal().context.storage.db).ofUser(read(SignedIn, winner).user.id),
    ).toBeDefined();
  });
});

// Who someone is, typed on any keyboard and pasted from anywhere: accepted as it is meant, or refused in words.
import { describe, expect, test } from "vitest";
import { User } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, signUpBody, password, type SignUp } from "../support/people/people";

describeEitherEngine("what identifies a person", (portal) => {
  let number = 8800;
  const register = (fields: Partial<SignUp> & Record<string, unknown>) =>
    portal()
      .visitor()
      .post("/auth/register", { ...signUpBody((number += 1)), ...fields });
  const signIn = (email: string, typed: string, address = "192.0.2.80") =>
    portal()
      .visitor()
      .post(
        "/auth/login",
        { email, password: typed },
        { headers: { "x-client-address": address } },
      );

  describe("a password", () => {
    test.each([
      ["pâté à la crème", "NFD", "NFC"],
      ["пароль мой ёжик", "NFC", "NFD"],
      ["비밀번호 아주 긴", "NFD", "NFC"],
    ])("%s chosen in %s works in %s", async (text, chosen, typed) => {
      const { email } = await portal().register({ password: text.normalize(chosen) });
      expect((await signIn(email, text.normalize(typed))).status).toBe(200);
      expect((await signIn(email, `${text}!`)).status).toBe(401);
    });

    test("also where it is changed, and where it is asked for again", async () => {
      const nora = await portal().register({ password: "pâté à la crème".normalize("NFD") });
      const changed = await nora.post("/auth/change-password", {
        currentPassword: "pâté à la crème".normalize("NFC"),
        newPassword: "crème brûlée".normalize("NFD"),
      });
      expect(changed.status).toBe(200);
      expect(
        await nora.post("/auth/confirm-password", { password: "crème brûlée".normalize("NFC") }),
      ).toMatchObject({ status: 200 });
    });

    test.each(["long enough\u200b", "long\u0007enough", "\ufefflong enough", "long\u2060enough"])(
      "%j has something that can't be seen, and is refused before it locks its owner out",
      async (text) =>
        expect((await register({ password: text })).errors).toEqual({
          password: ["Use only characters that can be seen in the password"],
        }),
    );
  });

  describe("an email", () => {
    test.each([
      ["a&b%d@example.org", "a&b%d@example.org"],
      ["o'neil/x=%d@example.org", "o'neil/x=%d@example.org"],
      ["nora%d@xn--e1afmkfd.xn--p1ai", "nora%d@xn--e1afmkfd.xn--p1ai"],
      ["nora.b%d@bücher.example", "nora.b%d@xn--bcher-kva.example"],
      ["\u200bnora.c%d@example.org\u2060", "nora.c%d@example.org"],
      ["ｎｏｒａ.d%d＠example.org", "nora.d%d@example.org"],
    ])("%s is stored as %s, and signs in as it was typed", async (pattern, storedPattern) => {
      const own = String((number += 1));
      const [email, stored] = [pattern, storedPattern].map((text) => text.replace("%d", own));
      const answer = await register({ email });
      expect(answer).toMatchObject({ status: 201, body: { user: { email: stored } } });
      expect((await signIn(email ?? "", password)).status).toBe(200);
      expect((await register({ email: stored })).status).toBe(409);
      expect((await portal().visitor().post("/auth/forgot-password", { email })).status).toBe(200);
      const message = { fullname: "Nora New", email, message: "Hello" };
      expect((await portal().visitor().post("/contact", message)).status).toBe(201);
    });

    test.each([
      `${"n".repeat(65)}@example.org`,
      `n@${"e".repeat(64)}.org`,
      "no..ra@example.org",
      "nora@xn--a.example",
    ])("%s is refused everywhere", async (email) => {
      const admin = await portal().admin();
      const message = { fullname: "Nora New", email, message: "Hello" };
      const visitor = portal().visitor();
      for (const answer of [
        await register({ email }),
        await visitor.post("/auth/forgot-password", { email }),
        await visitor.post("/contact", message),
        await admin.post("/users", signUpBody((number += 1), { email })),
        await admin.post("/staff", { email, fullname: "Nora New", roles: ["support"] }),
      ])
        expect(answer.errors).toEqual({
          email: ["Enter an email address, such as name@example.com"],
        });
    });
  });

  describe("a sign-in with the username", () => {
    test("works in any case and width, and not for another's password", async () => {
      const { username } = signUpBody((number += 1));
      await portal().register({ username: `${username}.é`, password: "quite another one" });
      for (const typed of [
        `${username}.é`,
        ` ${username.toUpperCase()}.É\u200b`,
        `${username}.e\u0301`,
      ])
        expect((await signIn(typed, "quite another one")).status).toBe(200);
      expect((await signIn(`${username}.é`, password)).status).toBe(401);
      expect((await signIn("no.such.name", password)).status).toBe(401);
    });

    test("shares the limit of the account with its email", async () => {
      const username = `limited${(number += 1)}`;
      const { email } = await portal().register({ username });
      const from = "192.0.2.81";
      for (const name of [email, username, username.toUpperCase(), email, username])
        expect((await signIn(name, "wrong", from)).status).toBe(401);
      for (const name of [email, username])
        expect(await signIn(name, password, from)).toMatchObject({
          status: 429,
          code: "too_many_attempts",
        });
      expect((await signIn(username, password, "192.0.2.82")).status).toBe(200);
    });
  });

  describe("a name", () => {
    test.each(["हिन्दी.नाम", "தமிழ்_பெயர்", "ชื่อผู้ใช้", "বাংলা-নাম", "שָׁלוֹם"])(
      "the username %s is one",
      async (username) => {
        const answer = await register({ username });
        expect(answer).toMatchObject({
          status: 201,
          body: { user: { username: username.normalize("NFKC") } },
        });
        expect((await signIn(username, password)).status).toBe(200);
        expect((await register({ username: `\u200b${username}` })).status).toBe(409);
      },
    );

    test.each(["\u0301\u0301ab", "a\u0301\u0302\u0303\u0304\u0305\u0306\u0307", "two words", "a"])(
      "the username %j is none",
      async (username) => expect((await register({ username })).errors).toHaveProperty("username"),
    );

    test.each(["\u3164", "\u115f\u1160", "\u2800", "\u200b\u200d", "\u180e\u{e0020}", "\ue000"])(
      "of nothing but %j is missing",
      async (fullname) =>
        expect((await register({ fullname })).errors).toEqual({
          fullname: ["Enter your full name"],
        }),
    );

    test.each([
      ["Nora \u202eweN", "Nora weN"],
      ["علی\u200cرضا", "علی\u200cرضا"],
      ["José", "José".normalize("NFC")],
    ])("%j is stored as %j, at the sign-up and after a change", async (fullname, stored) => {
      expect(await register({ fullname: fullname.normalize("NFD") })).toMatchObject({
        status: 201,
        body: { user: { fullname: stored } },
      });
      const nora = await portal().register();
      expect(read(User, await nora.patch("/users/profile", { fullname })).fullname).toBe(stored);
    });
  });

  describe("a phone number", () => {
    test.each([
      ["+39 06 1234 5678", "+390612345678"],
      ["+225 07 07 12 34 56", "+2250707123456"],
      ["+44 (0)20 7946 0105", "+442079460105"],
      ["＋١ ٢٠٢ ٥٥٥ ٠١٠١", "+12025550101"],
    ])("%s is stored as %s", async (phoneNumber, stored) => {
      expect(await register({ phoneNumber })).toMatchObject({
        status: 201,
        body: { user: { phoneNumber: stored } },
      });
    });
  });

  describe("a country", () => {
    test.each([
      ["UK", "GB"],
      ["ci", "CI"],
      ["ＤＥ", "DE"],
    ])("%s is %s", async (country, stored) =>
      expect(await register({ country })).toMatchObject({ body: { user: { country: stored } } }),
    );

    test.each(["ZZ", "EU", "AA", "Atlantis", "\u200b"])("%j is refused", async (country) =>
      expect((await register({ country })).errors).toEqual({ country: ["Choose a country"] }),
    );

    test.each([
      ["United Kingdom", "GB"],
      ["uk", "GB"],
      ["Côte d’Ivoire", "CI"],
      ["Freedonia", "Freedonia"],
    ])("of an address, %s is %s at the sign-up and after a change", async (country, stored) => {
      expect(await register({ address: { city: "Rye", country } })).toMatchObject({
        body: { user: { address: { country: stored } } },
      });
      const nora = await portal().register();
      expect(await nora.patch("/users/profile", { address: { country } })).toMatchObject({
        body: { address: { country: stored } },
      });
    });
  });
});

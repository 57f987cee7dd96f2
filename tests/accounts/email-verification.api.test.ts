import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { User } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";
import { read, type Customer } from "../support/people/people";

describeEitherEngine("an email address", (portal) => {
  const isVerified = async (person: Customer) =>
    read(User, await person.get("/auth/profile")).emailVerified;
  const verify = (token: string) => portal().visitor().post("/auth/verify-email", { token });

  test("is confirmed by the link in the welcome email, once", async () => {
    const nora = await portal().register();
    expect(await isVerified(nora)).toBe(false);
    const mails = await mailsTo(portal(), nora.email);
    expect(subjectsOf(mails)).toEqual(["Welcome to Meridian"]);
    const token = tokenIn(mails, "verify-email");
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { message: "Your email is confirmed" },
    });
    expect(await isVerified(nora)).toBe(true);
    expect((await verify(token)).code).toBe("link_expired");
  });

  test("that is not confirmed blocks nothing, and its link expires after two days", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    expect((await nora.deposit("10.00")).status).toBe("pending");
    const token = tokenIn(await mailsTo(portal(), nora.email), "verify-email");
    portal().advance({ hours: 48 });
    expect((await verify(token)).code).toBe("link_expired");
    expect(
      (await usersIn(portal().context.storage.db).byId(nora.id))?.email_verified_at,
    ).toBeNull();
  });

  test("gets another link on request, a few times an hour; only the newest works", async () => {
    const nora = await portal().register();
    const first = tokenIn(await mailsTo(portal(), nora.email), "verify-email");
    portal().advance({ minutes: 1 });
    const again = () => nora.post("/auth/verification-mail");
    expect(await again()).toMatchObject({
      status: 200,
      body: { message: "We've sent you a link" },
    });
    const mails = (await mailsTo(portal(), nora.email)).filter(
      ({ subject }) => subject === "Confirm your email",
    );
    expect((await verify(first)).code).toBe("link_expired");
    for (let number = 2; number <= 5; number += 1) expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 429, code: "too_many_requests" });
    portal().advance({ minutes: 61 });
    const key = `verification-${portal().engine}`;
    expect([
      (await nora.post("/auth/verification-mail", undefined, { key })).status,
      (await nora.post("/auth/verification-mail", undefined, { key })).status,
    ]).toEqual([200, 200]);
    const newest = (await mailsTo(portal(), nora.email)).filter(
      ({ subject }) => subject === "Confirm your email",
    );
    expect(newest.length).toBe(mails.length + 5);
    expect((await verify(tokenIn(newest, "verify-email"))).status).toBe(200);
    expect(await again()).toMatchObject({
      status: 200,
      body: { message: "Your email is already confirmed" },
    });
  });

  test("of a user created by an administrator is confirmed the same way", async () => {
    const admin = await portal().admin();
    const body = {
      fullname: "Greta Good",
      username: `greta.${portal().engine}`,
      email: `greta.${portal().engine}@example.org`,
      password: "correct horse",
      phoneNumber: "+12025550147",
      country: "US",
      currency: "EUR",
    };
    const made = read(User, await admin.post("/users", body));
    expect(made.emailVerified).toBe(false);
    expect(
      (await verify(tokenIn(await mailsTo(portal(), body.email), "verify-email"))).status,
    ).toBe(200);
  });
});

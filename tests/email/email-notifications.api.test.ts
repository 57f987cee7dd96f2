// What people are notified by email: each occasion once, to the right person, with nothing secret in it.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { bankOfHana, canaryCard } from "../support/inputs/inputs";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";
import { password, signUpBody, type Administrator, type Customer } from "../support/people/people";

describeEitherEngine("an email", (portal) => {
  const news = async ({ email }: { email: string }) =>
    subjectsOf(await mailsTo(portal(), email))
      .filter((subject) => !/^Welcome/.test(subject ?? ""))
      .sort();
  const lastOf = async ({ email }: { email: string }, subject: string) =>
    (await mailsTo(portal(), email)).filter((mail) => mail.subject === subject).at(-1);

  test("tells customers what became of deposits and withdrawals, but not of their own cancellation", async () => {
    const [hana, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const withdrawal = await hana.withdraw("40.00");
    await admin.reject(withdrawal.id, "The account is <closed>.");
    await admin.setStatus(withdrawal.id, "pending");
    const own = await hana.withdraw("5.00");
    await hana.patch(`/transactions/${own.id}/status`, { status: "failed" });
    expect(await news(hana)).toEqual([
      "Your bank details were changed",
      "Your deposit of $100.00 was credited",
      "Your withdrawal of $40.00 is under review again",
      "Your withdrawal of $40.00 was rejected",
    ]);
    const rejection = await lastOf(hana, "Your withdrawal of $40.00 was rejected");
    expect(rejection?.text).toContain("Reason: The account is <closed>.");
    expect(rejection?.html).toContain("The account is &lt;closed&gt;.");
    expect(rejection?.text).toContain(
      `http://localhost:3000/dashboard/transactions/${withdrawal.id}`,
    );
    expect(rejection?.text).toContain("To: Bank account ••••6789");
    expect(rejection?.text).not.toContain(bankOfHana.usa.accountNumber);
  });

  test("about a withdrawal whose wallet was deleted doesn't say that the amount is available again", async () => {
    const [hana, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    await hana.withdraw("40.00");
    await admin.closeWallet(hana.id, { confirmed: true });
    const { text } = (await lastOf(hana, "Your withdrawal of $40.00 was canceled")) ?? {};
    expect(text).toContain("Your withdrawal of $40.00 was canceled.\n");
    expect(text).toContain("Reason: The wallet was deleted.");
    expect(text).not.toContain("available balance");
  });

  test("is not sent for a decision that is refused", async () => {
    const [hana, admin] = [await portal().customerWith("10.00"), await portal().admin()];
    const before = await news(hana);
    const { id } = await hana.deposit("7.00");
    expect((await admin.decide(id, "approve", { version: 9 })).status).toBe(409);
    expect(await news(hana)).toEqual(before);
  });

  test("shows amounts in the wallet's currency, and reports identity decisions", async () => {
    const [george, admin] = [
      await portal().registerVerified({ currency: "GBP" }),
      await portal().admin(),
    ];
    await george.saveCard();
    await admin.approve((await george.deposit("1234.50")).id);
    await george.handInDocument();
    await admin.patch(`/users/${george.id}`, { kycStatus: "rejected", kycReason: "too dark" });
    await admin.patch(`/users/${george.id}`, { kycStatus: "approved" });
    await admin.patch(`/users/${george.id}`, { fullname: "George Grant" });
    expect(await news(george)).toEqual([
      "We couldn't verify your identity",
      "Your deposit of £1,234.50 was credited",
      "Your identity is verified",
      "Your name was changed",
    ]);
    expect((await lastOf(george, "We couldn't verify your identity"))?.text).toContain(
      "Reason: too dark",
    );
  });

  test("reports access to card or bank details, without the details", async () => {
    const [hana, admin] = [await portal().registerVerified(), await portal().admin()];
    await hana.saveCard();
    await hana.saveBank();
    await seenBy(admin, hana);
    const received = (await mailsTo(portal(), hana.email)).filter(
      ({ subject }) => subject === "A staff member viewed your details",
    );
    const texts = received.map(({ text = "", html = "" }) => `${text} ${html}`);
    expect(texts.map((text) => /Viewed: (.*)/.exec(text)?.[1]).sort()).toEqual([
      "Bank details",
      "Card number",
    ]);
    for (const text of texts)
      for (const secret of [
        canaryCard.cardNumber,
        canaryCard.cvv,
        bankOfHana.usa.accountNumber,
        "looking for a reason",
      ])
        expect(text).not.toContain(secret);
  });

  const seenBy = async (admin: Administrator, customer: Customer) => {
    await admin.post("/auth/confirm-password", { password });
    for (const what of ["card-access", "bank-details-access"]) {
      expect(
        (
          await admin.post(`/wallets/admin/user/${customer.id}/${what}`, {
            reason: "looking for a reason",
          })
        ).status,
      ).toBe(201);
    }
  };

  test("reports a sign-in from a new device or network, but not the one at sign-up", async () => {
    const nora = await portal().registerVerified();
    const agent =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
    const signIn = (address: string, device: string) =>
      portal()
        .visitor()
        .post(
          "/auth/login",
          { email: nora.email, password },
          { headers: { "x-client-address": address, "user-agent": device } },
        );
    const count = async () =>
      (await news(nora)).filter((subject) => subject === "New sign-in to your account").length;
    expect(await count()).toBe(0);
    await signIn("203.0.113.5", agent);
    expect(await count()).toBe(1);
    await signIn("203.0.113.99", agent.replaceAll("145", "146"));
    expect(await count(), "another address of the same network, a newer version").toBe(1);
    await signIn("198.51.100.5", agent);
    expect(await count()).toBe(2);
    await signIn("198.51.100.5", "visit evil.example <b>now</b>");
    const mails = await mailsTo(portal(), nora.email);
    const devices = mails.map(({ text = "" }) => /Device: (.*)/.exec(text)?.[1]).filter(Boolean);
    expect(devices.sort()).toEqual([
      "Firefox on Windows",
      "Firefox on Windows",
      "Unknown browser or program",
    ]);
    expect(mails.map(({ html }) => html).join()).not.toContain("evil.example");
  });

  test("reports the first sign-in of a user created by an administrator, because two people knew the password", async () => {
    const admin = await portal().admin();
    const body = signUpBody(8821);
    expect((await admin.post("/users", body)).status).toBe(201);
    const welcome = tokenIn(await mailsTo(portal(), body.email), "verify-email");
    expect((await portal().visitor().post("/auth/verify-email", { token: welcome })).status).toBe(
      200,
    );
    expect(
      (await portal().visitor().post("/auth/login", { email: body.email, password })).status,
    ).toBe(200);
    const subjects = (await mailsTo(portal(), body.email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(["New sign-in to your account", "Welcome to Meridian"]);
  });
});

// "This wasn't me": the owner of a previous address undoes a change of email, whatever a thief did since.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { Profile } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import { tokenOf } from "../support/api/api-token-of";
import { confirmNewEmail, newEmailToken } from "../support/people/lost-mailbox";
import { ownEmailToken, requestOwnEmail, undoChange, undoToken } from "../support/people/own-email";
import { Customer, password, read, signUpBody, type Person } from "../support/people/people";
import type { TestPortal } from "../support/portal/backend";
import { describeEachEngine, describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";

const expired = { status: 410, code: "link_expired" };
const newPassword = "an entirely new password";
const fresh = (name: string) => `${name}@mailbox.example.org`;

const rowOf = (portal: TestPortal, { id }: Pick<Person, "id">) =>
  usersIn(portal.context.storage.db).byId(id);

/** Signs in with the email that the account has now. */
async function enter(portal: TestPortal, email: string, typed = password): Promise<Customer> {
  const answer = await portal.visitor().post("/auth/login", { email, password: typed });
  const { access_token: token, user } = Object(answer.body);
  expect(answer.status).toBe(200);
  return new Customer(portal.backend, { id: user.id, email, token });
}

/** Requests and confirms a change, and signs in again. */
async function move(portal: TestPortal, customer: Customer, email: string): Promise<Customer> {
  const token = await ownEmailToken(portal, customer, email);
  expect((await confirmNewEmail(portal, token)).status).toBe(200);
  return enter(portal, email);
}

async function reset(portal: TestPortal, email: string) {
  await portal.visitor().post("/auth/forgot-password", { email });
  const token = tokenIn(await mailsTo(portal, email), "reset-password");
  return portal.visitor().post("/auth/reset-password", { token, password: newPassword });
}

describeEitherEngine("a change of email that wasn't the owner's", (portal) => {
  test("is canceled before the new mailbox confirms it, and the thief is locked out", async () => {
    const nora = await portal().registerVerified();
    const change = await ownEmailToken(portal(), nora, fresh("thief"));
    const token = await undoToken(portal(), nora.email);
    const answer = await undoChange(portal(), token);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("Now choose a new password") },
    });
    expect(await confirmNewEmail(portal(), change)).toMatchObject(expired);
    expect((await nora.get("/auth/profile")).status).toBe(401);
    const login = { email: nora.email, password };
    expect((await portal().visitor().post("/auth/login", login)).code).toBe("wrong_credentials");
    expect(await undoChange(portal(), token)).toMatchObject(expired);
    expect((await reset(portal(), nora.email)).status).toBe(200);
    const again = await enter(portal(), nora.email, newPassword);
    const profile = read(Profile, await again.get("/users/profile"));
    expect(profile.payoutsFrozenAt).toBe(new Date(portal().context.now()).toISOString());
    expect(profile.payoutsBlockedUntil).toBeUndefined();
    const mails = subjectsOf(await mailsTo(portal(), nora.email));
    expect(mails).toContain("The change of your email was undone");
    const audited = await auditIn(portal().context.storage.db).ofSubject(`user:${nora.id}`);
    const actions = audited.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["email.change_undone", "payouts.frozen"]));
  });

  test.each([
    ["the request", 0],
    ["the confirmation", 1],
  ])("is undone with the link of %s, a week after it was confirmed", async (_mail, nth) => {
    const nora = await portal().registerVerified();
    const change = await ownEmailToken(portal(), nora, fresh(`week${nth}`));
    portal().advance({ hours: 47 });
    await confirmNewEmail(portal(), change);
    const links = (await mailsTo(portal(), nora.email)).filter(({ text }) =>
      text?.includes("/undo-email-change?"),
    );
    expect(links).toHaveLength(2);
    portal().advance({ days: 7 });
    const thief = await enter(portal(), fresh(`week${nth}`));
    const script = await tokenOf(portal(), thief, ["read"]);
    const undone = await undoChange(portal(), tokenIn(links.slice(nth), "undo-email-change"));
    expect(undone.status).toBe(200);
    expect(await rowOf(portal(), nora)).toMatchObject({
      email: nora.email,
      email_key: nora.email,
      password_hash: "",
    });
    expect((await thief.get("/auth/profile")).status).toBe(401);
    expect((await script.get("/wallets/my-wallet")).status).toBe(401);
    const former = (await mailsTo(portal(), fresh(`week${nth}`))).filter(({ text }) =>
      text?.includes("You can no longer use this one to sign in"),
    );
    expect(former.map(({ text }) => text?.includes("/undo-email-change?"))).toEqual([false]);
    for (const { text = "" } of links)
      expect(await undoChange(portal(), /token=([\w-]+)/.exec(text)?.[1] ?? "")).toMatchObject(
        expired,
      );
  });

  test("is undone although the thief changed password and email again, and can't be redone", async () => {
    const nora = await portal().registerVerified();
    await move(portal(), nora, fresh("thief.one"));
    portal().advance({ days: 1 });
    const first = await enter(portal(), fresh("thief.one"));
    await first.post("/auth/change-password", { currentPassword: password, newPassword });
    await first.post("/auth/confirm-password", { password: newPassword });
    await first.post("/users/profile/email-change", { email: fresh("thief.two") });
    const second = tokenIn(await mailsTo(portal(), fresh("thief.two")), "confirm-new-email");
    await confirmNewEmail(portal(), second);
    await portal()
      .visitor()
      .post("/auth/forgot-password", { email: fresh("thief.two") });
    const resetLink = tokenIn(await mailsTo(portal(), fresh("thief.two")), "reset-password");
    portal().advance({ days: 6 });
    const ofThief = await undoToken(portal(), fresh("thief.one"));
    expect((await undoChange(portal(), await undoToken(portal(), nora.email))).status).toBe(200);
    expect((await rowOf(portal(), nora))?.email).toBe(nora.email);
    expect(await undoChange(portal(), ofThief)).toMatchObject(expired);
    expect(
      await portal()
        .visitor()
        .post("/auth/reset-password", { token: resetLink, password: "the thief's own" }),
    ).toMatchObject(expired);
    expect((await reset(portal(), nora.email)).status).toBe(200);
  });

  test("leaves the last word to the oldest address: its link outlives those of later ones", async () => {
    const nora = await portal().registerVerified();
    await move(portal(), nora, fresh("later"));
    await mailsTo(portal(), nora.email);
    portal().advance({ days: 8 });
    const thief = await enter(portal(), fresh("later"));
    await requestOwnEmail(thief, fresh("even.later"));
    const [ofLater, ofNora] = [
      await undoToken(portal(), fresh("later")),
      await undoToken(portal(), nora.email),
    ];
    portal().advance({ days: 8 });
    expect((await undoChange(portal(), ofLater)).status).toBe(200);
    expect((await undoChange(portal(), ofNora)).status).toBe(200);
    expect((await rowOf(portal(), nora))?.email).toBe(nora.email);
  });

  test("keeps the previous address for its owner until the link expires", async () => {
    const nora = await portal().registerVerified();
    await move(portal(), nora, fresh("reserved"));
    const body = signUpBody(0, { email: nora.email, username: "squatter" });
    const signUp = () => portal().visitor().post("/auth/register", body);
    expect((await signUp()).code).toBe("email_taken");
    const other = await portal().registerVerified();
    const token = await ownEmailToken(portal(), other, nora.email);
    expect((await confirmNewEmail(portal(), token)).code).toBe("new_email_taken");
    portal().advance({ days: 9 });
    expect((await signUp()).status).toBe(201);
  });

  test("can be taken back by the owner, without a link from anyone else", async () => {
    const nora = await portal().registerVerified();
    const there = await move(portal(), nora, fresh("there"));
    const back = await move(portal(), there, nora.email);
    expect(read(Profile, await back.get("/users/profile")).email).toBe(nora.email);
  });

  test("stays as two of the staff have approved it since", async () => {
    const nora = await portal().registerVerified();
    await move(portal(), nora, fresh("own"));
    const token = await undoToken(portal(), nora.email);
    await confirmNewEmail(portal(), await newEmailToken(portal(), nora, fresh("by.staff")));
    expect(await undoChange(portal(), token)).toMatchObject(expired);
  });

  test("is undone once the account is no longer suspended", async () => {
    const nora = await portal().registerVerified();
    await requestOwnEmail(nora, fresh("held"));
    const token = await undoToken(portal(), nora.email);
    const users = usersIn(portal().context.storage.db);
    await users.update(nora.id, { account_status: "suspended" });
    expect(await undoChange(portal(), token)).toMatchObject(expired);
    await users.update(nora.id, { account_status: "active" });
    expect((await undoChange(portal(), token)).status).toBe(200);
  });
});

describeEitherEngine(
  "an undone change of email, where new destinations wait,",
  (portal) => {
    test("blocks payouts for that time as well, and both mailboxes are told", async () => {
      const nora = await portal().registerVerified();
      await move(portal(), nora, fresh("wait"));
      portal().advance({ days: 3 });
      await undoChange(portal(), await undoToken(portal(), nora.email));
      expect(await rowOf(portal(), nora)).toMatchObject({
        payouts_frozen_at: portal().context.now(),
        payouts_blocked_until: portal().context.now() + 24 * 3_600_000,
      });
      const former = (await mailsTo(portal(), fresh("wait"))).find(({ text }) =>
        text?.includes("You can no longer use this one to sign in"),
      );
      expect(former?.text).toContain("Payouts blocked until:");
    });
  },
  { DESTINATION_WAIT_HOURS: "24" },
);

describeEachEngine("links of a change of email at the same time", (portal) => {
  test("undo it once", async () => {
    const nora = await portal().registerVerified();
    await move(portal(), nora, fresh(`twice.${portal().engine}`));
    const token = await undoToken(portal(), nora.email);
    const answers = await Promise.all([1, 2, 3].map(() => undoChange(portal(), token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test("leave the previous address to its owner, whether the change was confirmed or not", async () => {
    const nora = await portal().registerVerified();
    const change = await ownEmailToken(portal(), nora, fresh(`either.${portal().engine}`));
    const token = await undoToken(portal(), nora.email);
    const [undone] = await Promise.all([
      undoChange(portal(), token),
      confirmNewEmail(portal(), change),
    ]);
    expect(undone.status).toBe(200);
    expect((await rowOf(portal(), nora))?.email).toBe(nora.email);
  });
});

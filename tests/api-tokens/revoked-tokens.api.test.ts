// Anyone with the old password or mailbox could have created an API token: all of them are revoked with it.
import { expect, test } from "vitest";
import { apiTokensIn } from "../../server/features/api-tokens/store";
import { auditIn } from "../../server/features/audit/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller, type Answer } from "../support/api/caller";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";
import { confirmNewEmail, newEmailToken } from "../support/people/lost-mailbox";
import { giveOwnName } from "../support/people/names";
import { password, Administrator, type Customer } from "../support/people/people";
import { soleOwner } from "../support/people/staff";

const newPassword = "an entirely new password";

describeEitherEngine("API tokens", (portal) => {
  type SignedIn = Administrator | Customer;
  const scriptOf = async (person: SignedIn, days: number) => {
    await person.post("/auth/confirm-password", { password });
    const made = await person.post("/auth/api-tokens", { name: "export", scopes: ["read"], days });
    return new Caller(portal().backend, Object(made.body).token);
  };
  const ends: readonly [string, string, (person: Customer) => Promise<{ body: unknown }>][] = [
    [
      "a password change",
      "Your password was changed",
      (person) => person.post("/auth/change-password", { currentPassword: password, newPassword }),
    ],
    [
      "signing out everywhere else",
      "Your security settings were changed",
      (person) => person.delete("/auth/sessions"),
    ],
    [
      "a password reset",
      "Your password was changed",
      async ({ email }) => {
        await portal().visitor().post("/auth/forgot-password", { email });
        const token = tokenIn(await mailsTo(portal(), email), "reset-password");
        return portal().visitor().post("/auth/reset-password", { token, password: newPassword });
      },
    ],
    [
      "a new email",
      "Your email was changed",
      async (person) => {
        const token = await newEmailToken(portal(), person, `tokens-${person.id}@mailbox.example`);
        return confirmNewEmail(portal(), token);
      },
    ],
  ];

  test.each(ends)(
    "are revoked by %s; response, email and audit log say so",
    async (_, subject, end) => {
      const [nora, other] = [await portal().registerVerified(), await portal().register()];
      const scripts = [await scriptOf(nora, 1), await scriptOf(nora, 2)];
      const others = await scriptOf(other, 30);
      const asked = () =>
        Promise.all(
          [...scripts, others].map(async (script) => (await script.get("/auth/profile")).status),
        );
      expect(await asked()).toEqual([200, 200, 200]);
      expect(await end(nora)).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining("Your 2 API tokens were revoked.") },
      });
      expect(await asked()).toEqual([401, 401, 200]);
      const mails = await mailsTo(portal(), nora.email);
      const received = mails.filter(
        (mail) =>
          mail.subject === subject && mail.text?.includes("Your 2 API tokens were revoked."),
      );
      expect(received).toHaveLength(1);
      const lines = await auditIn(portal().context.storage.db).ofSubject(`user:${nora.id}`);
      expect(lines.filter(({ action }) => action === "api_token.revoked")).toHaveLength(2);
    },
  );

  /** Reactivating a colleague takes no second owner, so that the account is open again. */
  const suspensions: readonly [string, string, () => Promise<[Administrator, SignedIn]>][] = [
    [
      "a customer",
      "suspended",
      async () => [await portal().admin(["compliance"]), await portal().register()],
    ],
    ...["suspended", "inactive", "pending"].map(
      (status) =>
        [
          "a colleague",
          status,
          async () => [await soleOwner(portal()), await portal().admin(["treasury"])],
        ] satisfies (typeof suspensions)[number],
    ),
  ];

  test.each(suspensions)(
    "of %s who becomes %s are revoked for good, and the audit log says by whom",
    async (_, accountStatus, people) => {
      const [by, person] = await people();
      if (person instanceof Administrator) await giveOwnName(portal(), person);
      const scripts = [await scriptOf(person, 1), await scriptOf(person, 2)];
      const setStatus = async (status: string) =>
        expect((await by.patch(`/users/${person.id}`, { accountStatus: status })).status).toBe(200);
      await setStatus(accountStatus);
      await setStatus("active");
      for (const caller of [...scripts, person])
        expect((await caller.get("/auth/profile")).status).toBe(401);
      const lines = await auditIn(portal().context.storage.db).ofSubject(`user:${person.id}`);
      const revoked = lines.filter(({ action }) => action === "api_token.revoked");
      expect(revoked.map(({ actor_id: actor }) => actor)).toEqual([by.id, by.id]);
    },
  );

  test("of a customer who becomes inactive stay, like the sessions", async () => {
    const [admin, nora] = [await portal().admin(["compliance"]), await portal().register()];
    const script = await scriptOf(nora, 1);
    await admin.patch(`/users/${nora.id}`, { accountStatus: "inactive" });
    for (const caller of [script, nora])
      expect((await caller.get("/auth/profile")).status).toBe(200);
  });

  const meanwhile: readonly [
    string,
    (person: Customer, admin: Administrator) => Promise<Answer>,
  ][] = [
    [
      "a suspension",
      ({ id }, admin) => admin.patch(`/users/${id}`, { accountStatus: "suspended" }),
    ],
    [
      "a password change in another session",
      (person) => person.post("/auth/change-password", { currentPassword: password, newPassword }),
    ],
  ];

  test.each(meanwhile)("leave none behind that is created during %s", async (_, end) => {
    const [admin, nora] = [await portal().admin(["compliance"]), await portal().register()];
    const signedIn = await portal().visitor().post("/auth/login", { email: nora.email, password });
    const session = new Caller(portal().backend, Object(signedIn.body).access_token);
    await session.post("/auth/confirm-password", { password });
    const create = () =>
      session.post("/auth/api-tokens", { name: "export", scopes: ["read"], days: 1 });
    const [ended] = await Promise.all([end(nora, admin), ...Array.from({ length: 4 }, create)]);
    expect(ended.status).toBe(200);
    const { context } = portal();
    expect(await apiTokensIn(context.storage.db).liveOf(nora.id, context.now())).toEqual([]);
  });

  test("are not mentioned, in a response or by email, if there were none", async () => {
    const nora = await portal().registerVerified();
    expect(await nora.delete("/auth/sessions")).toMatchObject({
      body: { message: "Signed out on all other devices" },
    });
    expect((await mailsTo(portal(), nora.email)).map(({ subject }) => subject)).not.toContain(
      "Your security settings were changed",
    );
  });
});

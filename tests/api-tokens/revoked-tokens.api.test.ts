// Anyone with the old password or mailbox could have created an API token: all of them are revoked with it.
import { expect, test } from "vitest";
import { auditIn } from "../../server/features/audit/store";
import { describeEachEngine } from "../support/portal/backend";
import { Caller } from "../support/api/caller";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";
import { confirmNewEmail, newEmailToken } from "../support/people/lost-mailbox";
import { password, type Customer } from "../support/people/people";

const newPassword = "an entirely new password";

describeEachEngine("API tokens", (portal) => {
  const scriptOf = async (person: Customer, days: number) => {
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

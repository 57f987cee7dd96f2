// Changing one's password, which asks for the current one.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";
import { password } from "../support/people/people";

const newPassword = "an entirely new password";

describeEitherEngine("changing a password", (portal) => {
  test("asks for the current one, ends the other sessions and notifies the user", async () => {
    const nora = await portal().registerVerified();
    const other = await portal().visitor().post("/auth/login", { email: nora.email, password });
    const otherToken = String(Object(other.body).access_token);
    const change = (currentPassword: string) =>
      nora.post("/auth/change-password", { currentPassword, newPassword });
    expect(await change("wrong")).toMatchObject({
      status: 401,
      code: "wrong_credentials",
      errors: { currentPassword: [expect.any(String)] },
    });
    expect(
      await nora.post("/auth/change-password", { currentPassword: password, newPassword: "short" }),
    ).toMatchObject({ status: 400, code: "validation_failed" });
    expect((await change(password)).status).toBe(200);
    expect((await nora.get("/auth/profile")).status).toBe(200);
    expect(
      (
        await portal()
          .visitor()
          .get("/auth/profile", { headers: { Authorization: `Bearer ${otherToken}` } })
      ).status,
    ).toBe(401);
    expect(
      (await portal().visitor().post("/auth/login", { email: nora.email, password: newPassword }))
        .status,
    ).toBe(200);
    expect(subjectsOf(await mailsTo(portal(), nora.email))).toContain("Your password was changed");
  });

  test("twice at the same moment succeeds once", async () => {
    const nora = await portal().register();
    const change = (to: string) =>
      nora.post("/auth/change-password", { currentPassword: password, newPassword: to });
    const answers = await Promise.all([change("first password"), change("second password")]);
    // The later one finds the password changed, before it is asked about or after.
    const [first, second] = answers.map(({ status }) => status).sort();
    expect([first, [401, 409].includes(second ?? 0)]).toEqual([200, true]);
  });
});

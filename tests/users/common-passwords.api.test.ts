// Passwords that everyone tries first are refused wherever someone chooses one, next to the field; who has one already still comes in.
import { describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import { commonPasswordHint } from "~server/features/users/password-schemas";
import { commonPasswords, isCommonPassword } from "~server/kernel/common-passwords";
import { hashMark } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, signUpBody } from "../support/people/people";

describe("the list", () => {
  test("contains three thousand of the minimum length, and those long enough for administrators", () => {
    expect(commonPasswords.size).toBeGreaterThan(3200);
    expect(
      [...commonPasswords].filter((word) => word.length < 6 || word !== word.toLowerCase()),
    ).toEqual([]);
    expect([...commonPasswords].filter((word) => word.length >= 12).length).toBeGreaterThan(300);
  });

  test.each([
    ["qwerty", true],
    ["QWERTY", true],
    ["Football", true],
    ["qwertz umlaut", false],
    ["demonstration", false],
  ])("%s: %s", (word, isIn) => {
    expect(isCommonPassword(word)).toBe(isIn);
  });
});

describeEitherEngine("a common password", (portal) => {
  const refusalAt = (field: string) => ({
    status: 400,
    code: "validation_failed",
    errors: { [field]: [commonPasswordHint.error()] },
  });

  test("is refused at sign-up, by an administrator, at a change and at a reset", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    const taken = { password: "Passw0rd" };
    expect(await portal().visitor().post("/auth/register", signUpBody(950, taken))).toMatchObject(
      refusalAt("password"),
    );
    expect(await admin.post("/users", signUpBody(951, taken))).toMatchObject(refusalAt("password"));
    expect(
      await nora.post("/auth/change-password", {
        currentPassword: password,
        newPassword: "iloveyou",
      }),
    ).toMatchObject(refusalAt("newPassword"));
    expect(
      await portal()
        .visitor()
        .post("/auth/reset-password", { token: "whatever", password: "11111111" }),
    ).toMatchObject(refusalAt("password"));
    expect(
      await usersIn(portal().context.storage.db).byEmail(signUpBody(951).email),
    ).toBeUndefined();
  });

  test("can't be used to create an administrator", async () => {
    const made = createAdministrator(portal().context, {
      email: "ada@example.org",
      fullname: "Ada",
      password: "Unbelievable",
    });
    await expect(made).rejects.toThrow(commonPasswordHint.error());
    expect(await usersIn(portal().context.storage.db).byEmail("ada@example.org")).toBeUndefined();
  });

  test("that a user already has still signs them in, and is left for a better one", async () => {
    const nora = await portal().register();
    await usersIn(portal().context.storage.db).update(nora.id, {
      password_hash: `${hashMark}qwerty`,
    });
    expect(
      (await portal().visitor().post("/auth/login", { email: nora.email, password: "qwerty" }))
        .status,
    ).toBe(200);
    expect(
      (
        await nora.post("/auth/change-password", {
          currentPassword: "qwerty",
          newPassword: "three words of mine",
        })
      ).status,
    ).toBe(200);
  });
});

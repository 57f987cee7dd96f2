// Passwords that everybody tries first are refused wherever somebody chooses one, beside the field; who has one already still comes in.
import { describe, expect, test } from "vitest";
import { createAdministrator } from "~server/api/accounts/create-administrator";
import { commonPasswordHint } from "~server/contract/schemas/new-password";
import { commonPasswords, isCommonPassword } from "~server/contract/schemas/common-passwords";
import { describeEachEngine, hashMark } from "../support/backend";
import { password, signUpBody } from "../support/people";

describe("the list", () => {
  test("holds three thousand that the shortest length would let through, and those long enough for administrators", () => {
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

describeEachEngine("a common password", (portal) => {
  const isRefused = (field: string) => ({
    status: 400,
    code: "validation_failed",
    errors: { [field]: [commonPasswordHint] },
  });

  test("is refused at sign-up, by an administrator, at a change and at a reset", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    const taken = { password: "Passw0rd" };
    expect(await portal().visitor().post("/auth/register", signUpBody(950, taken))).toMatchObject(
      isRefused("password"),
    );
    expect(await admin.post("/users", signUpBody(951, taken))).toMatchObject(isRefused("password"));
    expect(
      await nora.post("/auth/change-password", {
        currentPassword: password,
        newPassword: "iloveyou",
      }),
    ).toMatchObject(isRefused("newPassword"));
    expect(
      await portal()
        .visitor()
        .post("/auth/reset-password", { token: "whatever", password: "11111111" }),
    ).toMatchObject(isRefused("password"));
    expect(
      await portal().context.storage.store.users.byEmail(signUpBody(951).email),
    ).toBeUndefined();
  });

  test("makes no administrator", async () => {
    const made = createAdministrator(portal().context, {
      email: "ada@example.org",
      fullname: "Ada",
      password: "Unbelievable",
    });
    await expect(made).rejects.toThrow(commonPasswordHint);
    expect(await portal().context.storage.store.users.byEmail("ada@example.org")).toBeUndefined();
  });

  test("that somebody has already still signs them in, and is left for a better one", async () => {
    const nora = await portal().register();
    await portal().context.storage.store.users.update(nora.id, {
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

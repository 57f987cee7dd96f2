// A username that could pass for the staff's or for another's is refused next to its field, wherever a name is chosen.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { signUpBody } from "../support/people/people";

describeEitherEngine("a username", (portal) => {
  let number = 7000;
  const body = (username: string) => signUpBody((number += 1), { username });
  const refusals = [
    ["support", "username_reserved"],
    ["\u0430dmin", "username_mixed"],
    ["n\u03bfra.two", "username_mixed"],
  ] as const;

  test.each(refusals)(
    "%s is refused at the sign-up, by an administrator and in the profile",
    async (username, code) => {
      const [nora, admin] = [await portal().register(), await portal().admin()];
      const answers = [
        await portal().visitor().post("/auth/register", body(username)),
        await admin.post("/users", body(username)),
        await nora.patch("/users/profile", { username }),
        await admin.patch(`/users/${nora.id}`, { username }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({
          status: 409,
          code,
          errors: { username: [expect.any(String)] },
        });
    },
  );

  test("with a zero-width character is the one that is seen", async () => {
    const register = (username: string) =>
      portal().visitor().post("/auth/register", body(username));
    expect(await register("sup\u200bport")).toMatchObject({ code: "username_reserved" });
    expect(await register("mal\u200bvina")).toMatchObject({
      body: { user: { username: "malvina" } },
    });
    expect(await register("\u2060malvina")).toMatchObject({ code: "username_taken" });
  });

  test("that looks like another user's is taken, also for the later of two at once", async () => {
    const word = portal().engine === "SQLite" ? "lobelia" : "lavinia";
    await portal().register({ username: word });
    const alike = word.replace("l", "1");
    expect(await portal().visitor().post("/auth/register", body(alike))).toMatchObject({
      status: 409,
      code: "username_taken",
    });
    const nora = await portal().register();
    expect(await nora.patch("/users/profile", { username: alike })).toMatchObject({
      status: 409,
      code: "username_taken",
    });
    const names = [`${word}.o`, `${word}.0`];
    const answers = await Promise.all(
      names.map((username) => portal().visitor().post("/auth/register", body(username))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("is free again once its owner has changed it", async () => {
    const word = portal().engine === "SQLite" ? "petunia" : "peonia";
    const nora = await portal().register({ username: word });
    expect((await nora.patch("/users/profile", { username: `${word}.two` })).status).toBe(200);
    expect((await portal().visitor().post("/auth/register", body(word))).status).toBe(201);
  });
});

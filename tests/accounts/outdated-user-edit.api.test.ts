// An administrator's edit of a person who has changed since the form was loaded.
import { expect, test } from "vitest";
import { User } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

describeEitherEngine("an administrator's edit", (portal) => {
  test("that was loaded before another edit fails with a message", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    expect((await admin.patch(`/users/${nora.id}`, { version: 1, fullname: "First" })).status).toBe(
      200,
    );
    expect(
      await admin.patch(`/users/${nora.id}`, { version: 1, fullname: "Second" }),
    ).toMatchObject({ status: 409, code: "changed_by_someone_else" });
    expect(
      read(User, await admin.patch(`/users/${nora.id}`, { version: "2", fullname: "Third" })),
    ).toMatchObject({ fullname: "Third", version: 3 });
  });

  test("stops a person who has changed something meanwhile, and changes nothing else", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    const seen = read(User, await nora.patch("/users/profile", { phoneNumber: "+12025550111" }));
    await nora.patch("/users/profile", { phoneNumber: "+12025550122" });
    const form = { version: seen.version, phoneNumber: seen.phoneNumber, fullname: "Typo" };
    const { status, code } = await admin.patch(`/users/${nora.id}`, {
      ...form,
      accountStatus: "active",
    });
    expect([status, code]).toEqual([409, "changed_by_someone_else"]);
    const stopped = await admin.patch(`/users/${nora.id}`, { ...form, accountStatus: "suspended" });
    expect(read(User, stopped)).toMatchObject({
      accountStatus: "suspended",
      phoneNumber: "+12025550122",
      fullname: seen.fullname,
    });
    expect((await nora.get("/auth/profile")).status).toBe(401);
    const again = await admin.patch(`/users/${nora.id}`, { ...form, accountStatus: "suspended" });
    expect(again).toMatchObject({ status: 409, code: "changed_by_someone_else" });
  });
});

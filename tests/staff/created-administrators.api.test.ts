// Administrators whom the operator makes on the host: the first ones, and one more where an owner is gone.
import { expect, test } from "vitest";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import { auditIn } from "~server/features/audit/store";
import { usersIn } from "~server/features/users/store";
import { staffRoles } from "~server/kernel/staff-roles";
import { soleOwner, twoOwners } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("an administrator created by the command", (portal) => {
  const users = () => usersIn(portal().context.storage.db);
  const create = (name: string, roles?: readonly string[]) =>
    createAdministrator(portal().context, {
      email: `${name}@portal.example.org`,
      fullname: `Ada ${name}`,
      password: "twelve or more",
      ...(roles && { roles }),
    });

  test("has the roles that are named, or all, from now on, and an entry in the audit log", async () => {
    await soleOwner(portal());
    await create("first");
    await soleOwner(portal());
    await create("second", ["treasury", "owner"]);
    const [first, second] = [
      await users().byEmail("first@portal.example.org"),
      await users().byEmail("second@portal.example.org"),
    ];
    expect(first?.staff_roles.replace(" owner", "")).toBe(
      staffRoles.filter((role) => role !== "owner").join(" "),
    );
    expect(second).toMatchObject({
      staff_roles: "treasury owner",
      role_grant_at: portal().context.now(),
    });
    const [line] = await auditIn(portal().context.storage.db).ofSubject(`user:${second?.id}`);
    expect(line).toMatchObject({ action: "admin.created", actor_id: second?.id });
    expect(line?.after).toContain("treasury");
  });

  test("is not created with an unknown role", async () => {
    await soleOwner(portal());
    await expect(create("third", ["treasury", "king"])).rejects.toThrow(
      'There is no role "king". Use one or more of auditor, support, compliance, treasury, owner.',
    );
    await expect(create("third", [])).rejects.toThrow("--roles must name at least one role.");
  });

  test("can't be created while two owners are active, whatever the roles, but can once one of them is gone", async () => {
    const [, ben] = await twoOwners(portal());
    for (const roles of [["owner"], ["support"]])
      await expect(create("fourth", roles)).rejects.toThrow(
        "there are already two owners: one can invite staff, and the other can approve it",
      );
    await users().update(ben.id, { account_status: "suspended" });
    await create("fourth", ["owner"]);
    expect(await users().activeOwnersLocked()).toHaveLength(2);
  });
});

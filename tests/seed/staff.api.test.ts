// One person of each role: each can sign in, holds that role alone, and is added once.
import { expect, test } from "vitest";
import { demoPassword, demoStaff } from "~server/kernel/demo-people";
import { staffRoles } from "~server/kernel/staff-roles";
import { seedIfEmpty } from "~server/seed";
import { seedStaff } from "~server/seed/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";

describeEitherEngine("the staff of the demo", (portal) => {
  const rolesOf = async () => {
    const rows = await portal()
      .context.storage.db.selectFrom("users")
      .select(["email", "staff_roles"])
      .where("role", "=", "admin")
      .execute();
    return new Map(rows.map(({ email, staff_roles }) => [email, staff_roles]));
  };

  test("are added once, however often it is tried", async () => {
    await seedIfEmpty(portal().backend);
    const before = await rolesOf();
    await seedStaff(portal().backend);
    await seedStaff(portal().backend);
    const after = await rolesOf();
    expect(after.size).toBe(before.size + staffRoles.length);
    expect(demoStaff.map(({ email }) => after.get(email))).toEqual([...staffRoles]);
  });

  test("can sign in", async () => {
    for (const { email } of demoStaff) {
      const visitor = new Caller(portal().backend, null);
      const answer = await visitor.post("/auth/login", { email, password: demoPassword });
      expect(answer).toMatchObject({ status: 200 });
    }
  });
});

// Staff IDs: given once by the database, whichever way someone becomes staff, and shown next to the name.
import { expect, test } from "vitest";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import { StaffList } from "~server/features/staff/schemas";
import { User } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Administrator } from "../support/people/people";
import { invite, memberOf, soleOwner } from "../support/people/staff";

const staffIds = async (admin: Administrator) =>
  read(StaffList, await admin.get("/staff")).staff.map(({ staffId }) => staffId ?? "none");
const numberOf = (staffId: string | undefined) => Number(/^S-(\d{4,})$/.exec(staffId ?? "")?.[1]);

describeEitherEngine("a staff ID", (portal) => {
  const idOf = async (id: string) =>
    (await usersIn(portal().context.storage.db).byId(id))?.staff_number;

  test("is given to everyone who becomes staff, and to no customer", async () => {
    const owner = await soleOwner(portal());
    const nora = await portal().register();
    expect(read(User, await owner.get(`/users/${nora.id}`))).not.toHaveProperty("staffId");
    const tara = await invite(owner, ["treasury"], "first");
    const ben = await invite(owner, ["support"], "second");
    expect(tara.staffId).toMatch(/^S-\d{4}$/);
    expect(numberOf(ben.staffId)).toBe(numberOf(tara.staffId) + 1);
    expect(read(User, await owner.get(`/users/${ben.id}`)).staffId).toBe(ben.staffId);
    const profile = read(User, await owner.get("/users/profile"));
    expect(profile.staffId).toBe((await memberOf(owner, owner.id))?.staffId);
  });

  test("is given by the command that creates an administrator", async () => {
    const [admin] = [await portal().admin()];
    const { db } = portal().context.storage;
    for (const { id } of await usersIn(db).ownersLocked())
      if (id !== admin.id) await usersIn(db).update(id, { staff_roles: "auditor" });
    const before = Math.max(...(await staffIds(admin)).map(numberOf));
    await createAdministrator(portal().context, {
      email: "host@staff.example.org",
      fullname: "Host Command",
      password: "correct horse battery",
    });
    const created = await usersIn(db).byEmail("host@staff.example.org");
    expect(created?.staff_number).toBe(before + 1);
  });

  test("stays through role changes, the end of the access, and a second invitation", async () => {
    const owner = await soleOwner(portal());
    const { id, staffId } = await invite(owner, ["support"], "third");
    await owner.delete(`/staff/${id}`, {});
    expect(await memberOf(owner, id)).toMatchObject({ state: "former", staffId });
    await invite(owner, ["auditor", "treasury"], "third");
    expect(await memberOf(owner, id)).toMatchObject({ state: "invited", staffId });
    await invite(owner, ["support"], "fourth");
    const ids = await staffIds(owner);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is never given twice, however many become staff at the same time", async () => {
    const customers = [];
    for (let count = 0; count < 8; count += 1) customers.push(await portal().register());
    const { storage } = portal().context;
    await Promise.all(
      customers.map(({ id }) =>
        storage.transaction((db) =>
          usersIn(db).update(id, { role: "admin", staff_roles: "auditor" }),
        ),
      ),
    );
    const numbers = await Promise.all(customers.map(({ id }) => idOf(id)));
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.filter((number) => typeof number !== "number")).toEqual([]);
  });

  test("can't be taken from a colleague", async () => {
    const [ada, bea] = [await portal().admin(), await portal().admin()];
    const { db } = portal().context.storage;
    const taken = (await idOf(ada.id)) ?? null;
    await expect(usersIn(db).update(bea.id, { staff_number: taken })).rejects.toThrow(/unique/i);
    for (const body of [{ staffId: "S-0001" }, { staff_number: 1 }])
      expect((await bea.patch("/users/profile", body)).status).toBe(400);
  });
});

// What one owner can't do by suspending: renew it, suspend several, empty a role, or be alone by it.
import { expect, test } from "vitest";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import { accountStatuses } from "~server/features/users/labels";
import { usersIn } from "~server/features/users/store";
import type { Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import { soleOwner, twoOwners } from "../support/people/staff";
import { suspensionsOn } from "../support/people/suspensions";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";

const day = { hours: 24 };
const stops = accountStatuses.filter((status) => status !== "active");

describeEitherEngine("a suspension of staff by one owner", (portal) => {
  const { setStatus, suspend, statusOf, signIn, decide, passDue, house } = suspensionsOn(portal);

  test("of several at the same time, one takes effect", async () => {
    const { ada, ben, cleo, sven, tara } = await house();
    const others = await Promise.all([ada, ada, ada].map((owner) => portal().signInAgain(owner)));
    const people = [ben, cleo, sven, tara];
    const answers = await Promise.all(
      people.map((person, index) => suspend(others[index] ?? ada, person)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("can't be renewed by ending and repeating it", async () => {
    const { ada, ben, cleo, sven } = await house();
    expect((await suspend(ada, sven)).status).toBe(200);
    portal().advance({ hours: 23 });
    const later = await portal().signInAgain(ada);
    expect((await setStatus(later, sven, "active")).status).toBe(200);
    expect(await setStatus(later, sven, "inactive")).toMatchObject({ status: 202 });
    for (const status of stops)
      expect((await setStatus(later, sven, status)).code).toBe("approval_pending");
    expect((await signIn(sven)).status).toBe(200);
    const other = await portal().signInAgain(cleo);
    expect((await suspend(other, ben)).status, "another owner may").toBe(200);
  });

  test("made in a ring leaves at least one owner, and all of them a day later", async () => {
    const { ada, ben, cleo } = await house();
    await Promise.all([suspend(ada, ben), suspend(ben, cleo), suspend(cleo, ada)]);
    const owners = [ada, ben, cleo];
    const states = await Promise.all(owners.map(statusOf));
    expect(states).toContain("active");
    portal().advance(day);
    await passDue();
    expect(await Promise.all(owners.map(statusOf))).toEqual(["active", "active", "active"]);
  });

  test("of the last active holder of a role waits for another owner, where one is active", async () => {
    const { ada, ben } = await house();
    const users = usersIn(portal().context.storage.db);
    for (const { id } of await users.activeStaffWith(["treasury"]))
      await users.update(id, { staff_roles: "auditor" });
    const tara = await portal().admin(["treasury"]);
    const requested = await suspend(ada, tara);
    expect(requested).toMatchObject({ status: 202, body: { accountStatus: "active" } });
    expect((await tara.get("/staff")).status).toBe(200);
    expect((await decide(ben, requestIn(requested), "approval")).status).toBe(201);
    expect(await statusOf(tara)).toBe("suspended");
    portal().advance(day);
    await passDue();
    expect(await statusOf(tara), "two owners decided").toBe("suspended");
  });

  test("of the last active holder of a role acts immediately without another active owner", async () => {
    const ada = await soleOwner(portal());
    const users = usersIn(portal().context.storage.db);
    for (const { id } of await users.activeStaffWith(["compliance"]))
      await users.update(id, { staff_roles: "auditor" });
    const cora = await portal().admin(["compliance"]);
    expect((await suspend(ada, cora)).status).toBe(200);
    portal().advance(day);
    await passDue();
    expect(await statusOf(cora)).toBe("suspended");
    const mails = await mailsTo(portal(), ada.email);
    expect(mails.map(({ subject }) => subject)).toContain("Security alert: staff member suspended");
  });
});

describeEitherEngine("with two owners, a suspension of one by the other", (portal) => {
  const { statusOf, passDue } = suspensionsOn(portal);

  test("lasts until ended, and still makes no sole owner", async () => {
    const [ada, ben] = await twoOwners(portal());
    const sven = await portal().admin(["support"]);
    const set = (by: Administrator, id: string, accountStatus: string) =>
      by.patch(`/users/${id}`, { accountStatus });
    expect((await set(ada, ben.id, "suspended")).status).toBe(200);
    portal().advance({ hours: 72 });
    await passDue();
    expect(await statusOf(ben)).toBe("suspended");
    const later = await portal().signInAgain(ada);
    expect((await set(later, sven.id, "suspended")).code).toBe("suspension_unconfirmed");
    expect((await later.patch(`/staff/${sven.id}`, { roles: ["auditor"] })).code).toBe(
      "second_owner_missing",
    );
    expect((await set(later, ben.id, "active")).status).toBe(200);
    expect(await statusOf(ben)).toBe("active");
  });

  test("gets its day once a command on the server has created another owner", async () => {
    const [ada, ben] = await twoOwners(portal());
    expect((await ada.patch(`/users/${ben.id}`, { accountStatus: "suspended" })).status).toBe(200);
    portal().advance({ hours: 72 });
    await createAdministrator(portal().context, {
      email: `dana.${portal().context.now()}@portal.example.org`,
      fullname: "Dana Door",
      password: "twelve or more",
    });
    portal().advance({ hours: 23 });
    await passDue();
    expect(await statusOf(ben)).toBe("suspended");
    portal().advance({ hours: 1 });
    await passDue();
    expect(await statusOf(ben)).toBe("active");
  });

  test("made by both at the same moment leaves one of them active", async () => {
    const [ada, ben] = await twoOwners(portal());
    const stop = (by: Administrator, other: Administrator) =>
      by.patch(`/users/${other.id}`, { accountStatus: "suspended" });
    await Promise.all([stop(ada, ben), stop(ben, ada)]);
    expect([await statusOf(ada), await statusOf(ben)].toSorted()).toEqual(["active", "suspended"]);
  });
});

describeEitherEngine("staff without the role of owner", (portal) => {
  test.each(["support", "compliance", "treasury", "auditor"] as const)(
    "(%s) suspend no colleague on any road",
    async (role) => {
      const [by, sven] = [await portal().admin([role]), await portal().admin(["support"])];
      for (const accountStatus of stops)
        expect((await by.patch(`/users/${sven.id}`, { accountStatus })).status).toBe(403);
      for (const path of [`/users/${sven.id}`, `/staff/${sven.id}`])
        expect([403, 409]).toContain((await by.delete(path, {})).status);
      const { account_status: status } =
        (await usersIn(portal().context.storage.db).byId(sven.id)) ?? {};
      expect(status).toBe("active");
    },
  );
});

// One owner can suspend one colleague at a time, and for a day unless another owner confirms it.
import { expect, test } from "vitest";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import { ApprovalRequest, ApprovalRequestPage } from "~server/features/approval-requests/schemas";
import { auditIn } from "~server/features/audit/store";
import { settleSuspensions } from "~server/features/second-approval/end-suspension";
import { accountStatuses } from "~server/features/users/labels";
import { usersIn } from "~server/features/users/store";
import { password, read, type Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import { soleOwner, twoOwners } from "../support/people/staff";
import { describeEachEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";

const day = { hours: 24 };
const stops = accountStatuses.filter((status) => status !== "active");

describeEachEngine("a suspension of staff by one owner", (portal) => {
  const statusOf = async ({ id }: Administrator) =>
    (await usersIn(portal().context.storage.db).byId(id))?.account_status;
  const setStatus = (by: Administrator, { id }: Administrator, accountStatus: string) =>
    by.patch(`/users/${id}`, { accountStatus });
  const suspend = (by: Administrator, person: Administrator) => setStatus(by, person, "suspended");
  const signIn = ({ email }: Administrator) =>
    portal().visitor().post("/auth/login", { email, password });
  const decide = (by: Administrator, id: string, decision: string) =>
    by.post(`/proposals/${id}/${decision}`, {});
  const passDue = () => settleSuspensions(portal().context);
  async function requestAbout(by: Administrator, { id }: Administrator): Promise<ApprovalRequest> {
    const { proposals } = read(ApprovalRequestPage, await by.get("/proposals?state=open"));
    const found = proposals.find(({ user, suspension }) => suspension && user === id);
    if (!found) throw new Error("no open suspension");
    return found;
  }
  const actionsAbout = async ({ id }: Administrator) =>
    (await auditIn(portal().context.storage.db).ofSubject(`user:${id}`))
      .map(({ action }) => action)
      .filter((action) => action.startsWith("staff.susp"));
  /** Three owners, and two people with a role that others have, too. */
  async function house() {
    const [ada, ben] = await twoOwners(portal());
    const cleo = await portal().admin(["owner"]);
    const [sven, tara] = [await portal().admin(["support"]), await portal().admin(["support"])];
    return { ada, ben, cleo, sven, tara };
  }

  test.each(stops)("(%s) ends after a day, at the sign-in at the latest", async (status) => {
    const { ada, ben, cleo } = await house();
    const name = (await usersIn(portal().context.storage.db).byId(ben.id))?.fullname ?? "";
    expect(await setStatus(ada, ben, status)).toMatchObject({ status: 200 });
    expect((await ben.get("/staff")).status).toBe(401);
    const { suspension, proposedBy, canDecide } = await requestAbout(cleo, ben);
    expect([proposedBy.id, canDecide]).toEqual([ada.id, true]);
    expect(Date.parse(suspension?.lapsesAt ?? "")).toBe(portal().context.now() + 86_400_000);
    portal().advance({ hours: 23, minutes: 59 });
    await passDue();
    expect(await statusOf(ben)).toBe(status);
    portal().advance({ minutes: 1 });
    expect((await signIn(ben)).status).toBe(200);
    expect(await statusOf(ben)).toBe("active");
    expect((await actionsAbout(ben)).toSorted()).toEqual([
      "staff.suspended",
      "staff.suspension_lapsed",
    ]);
    for (const owner of [ada, cleo]) {
      const mails = await mailsTo(portal(), owner.email);
      const [lost, back] = ["owner suspended", "owner reactivated"].map((words) =>
        mails.find(({ subject = "" }) => subject.includes(words)),
      );
      expect(lost?.text).toContain("unless another owner confirms it");
      expect(lost?.text).toContain(name);
      expect(back?.text).toContain("no other owner confirmed the suspension");
    }
  });

  test("ends after a day by background work, for staff of any role", async () => {
    const { ada, sven } = await house();
    expect((await suspend(ada, sven)).status).toBe(200);
    portal().advance(day);
    await Promise.all([passDue(), passDue()]);
    expect(await statusOf(sven)).toBe("active");
    expect(await actionsAbout(sven)).toHaveLength(2);
  });

  test("lasts once another owner has confirmed it, and then takes two to end", async () => {
    const { ada, ben, cleo, sven } = await house();
    expect((await suspend(ada, sven)).status).toBe(200);
    const { id } = await requestAbout(ben, sven);
    expect((await decide(ada, id, "approval")).code).toBe("own_proposal");
    expect((await decide(ben, id, "approval")).status).toBe(201);
    portal().advance({ hours: 48 });
    await passDue();
    expect((await signIn(sven)).code).toBe("account_suspended");
    const again = await Promise.all([ada, cleo].map((owner) => portal().signInAgain(owner)));
    const [ada2, cleo2] = again;
    if (!ada2 || !cleo2) throw new Error("signed in");
    const held = await setStatus(ada2, sven, "active");
    expect(held).toMatchObject({ status: 202, body: { accountStatus: "suspended" } });
    expect((await decide(cleo2, requestIn(held), "approval")).status).toBe(201);
    expect(await statusOf(sven)).toBe("active");
    expect(await actionsAbout(sven)).toContain("staff.suspension_confirmed");
  });

  test("can't be confirmed by the suspended person, or after it has lapsed", async () => {
    const { ada, ben, cleo } = await house();
    expect((await setStatus(ada, ben, "inactive")).status).toBe(200);
    const { id } = await requestAbout(cleo, ben);
    const back = await portal().signInAgain(ben);
    for (const decision of ["approval", "refusal"])
      expect((await decide(back, id, decision)).status).toBe(403);
    expect((await setStatus(back, ben, "active")).status).toBe(403);
    portal().advance(day);
    const late = await portal().signInAgain(cleo);
    for (const decision of ["approval", "refusal"])
      expect((await decide(late, id, decision)).code).toBe("proposal_decided");
    await passDue();
    expect(await statusOf(ben)).toBe("active");
  });

  test.each([
    ["by the owner who made it", "withdrawal"],
    ["by another owner", "refusal"],
    ["by the owner who made it, on the account", "status"],
    ["by another owner, on the account", "status"],
  ])("ends immediately %s (%s)", async (who, how) => {
    const { ada, cleo, sven } = await house();
    expect((await suspend(ada, sven)).status).toBe(200);
    const by = who.includes("another") ? cleo : ada;
    const { id } = await requestAbout(by, sven);
    const ended =
      how === "status" ? await setStatus(by, sven, "active") : await decide(by, id, how);
    expect([200, 201]).toContain(ended.status);
    expect((await signIn(sven)).status).toBe(200);
    expect(read(ApprovalRequest, await ada.get(`/proposals/${id}`)).state).toBe(
      by === ada ? "withdrawn" : "refused",
    );
    expect(await actionsAbout(sven)).toContain("staff.suspension_ended");
  });

  test.each(stops)("allows no second one (%s) until it is confirmed or ended", async (status) => {
    const { ada, ben, sven, tara } = await house();
    expect((await setStatus(ada, sven, status)).status).toBe(200);
    const second = await suspend(ada, tara);
    expect(second).toMatchObject({ status: 409, code: "suspension_unconfirmed" });
    expect(second.body).toMatchObject({ message: expect.stringContaining("You suspended") });
    expect((await suspend(ada, ben)).code).toBe("suspension_unconfirmed");
    const roles = await ada.patch(`/staff/${tara.id}`, { roles: ["auditor"] });
    expect(roles.status, "waits for another owner").toBe(202);
    const { id } = await requestAbout(ben, sven);
    expect((await decide(ben, id, "approval")).status).toBe(201);
    expect((await suspend(ada, tara)).status).toBe(200);
  });

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
    const held = await suspend(ada, tara);
    expect(held).toMatchObject({ status: 202, body: { accountStatus: "active" } });
    expect((await tara.get("/staff")).status).toBe(200);
    expect((await decide(ben, requestIn(held), "approval")).status).toBe(201);
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

describeEachEngine("with two owners, a suspension of one by the other", (portal) => {
  const statusOf = async ({ id }: Administrator) =>
    (await usersIn(portal().context.storage.db).byId(id))?.account_status;
  const passDue = () => settleSuspensions(portal().context);

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

describeEachEngine("staff without the role of owner", (portal) => {
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

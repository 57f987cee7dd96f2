// One owner can suspend one colleague at a time, and for a day unless another owner confirms it.
import { expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { auditIn } from "~server/features/audit/store";
import { accountStatuses } from "~server/features/users/labels";
import { usersIn } from "~server/features/users/store";
import { giveOwnName } from "../support/people/names";
import { read, type Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import { suspensionsOn } from "../support/people/suspensions";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";

const day = { hours: 24 };
const stops = accountStatuses.filter((status) => status !== "active");

describeEitherEngine("a suspension of staff by one owner", (portal) => {
  const { setStatus, suspend, statusOf, signIn, decide, passDue, requestAbout, house } =
    suspensionsOn(portal);
  const actionsAbout = async ({ id }: Administrator) =>
    (await auditIn(portal().context.storage.db).ofSubject(`user:${id}`))
      .map(({ action }) => action)
      .filter((action) => action.startsWith("staff.susp"));

  test.each(stops)("(%s) ends after a day, at the sign-in at the latest", async (status) => {
    const { ada, ben, cleo } = await house();
    const name = (await usersIn(portal().context.storage.db).byId(ben.id))?.fullname ?? "";
    expect(await setStatus(ada, ben, status)).toMatchObject({ status: 200 });
    expect((await ben.get("/staff")).status).toBe(401);
    const { suspension, requestedBy, canDecide } = await requestAbout(cleo, ben);
    expect([requestedBy.id, canDecide]).toEqual([ada.id, true]);
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
    await giveOwnName(portal(), sven);
    expect((await suspend(ada, sven)).status).toBe(200);
    const { id } = await requestAbout(ben, sven);
    expect((await decide(ada, id, "approval")).code).toBe("own_approval_request");
    expect((await decide(ben, id, "approval")).status).toBe(201);
    portal().advance({ hours: 48 });
    await passDue();
    expect((await signIn(sven)).code).toBe("account_suspended");
    const again = await Promise.all([ada, cleo].map((owner) => portal().signInAgain(owner)));
    const [ada2, cleo2] = again;
    if (!ada2 || !cleo2) throw new Error("signed in");
    const requested = await setStatus(ada2, sven, "active");
    expect(requested).toMatchObject({ status: 202, body: { accountStatus: "suspended" } });
    expect((await decide(cleo2, requestIn(requested), "approval")).status).toBe(201);
    expect(await statusOf(sven)).toBe("active");
    expect(await actionsAbout(sven)).toContain("staff.suspension_confirmed");
  });

  test("can't be confirmed by the suspended person, or after it has lapsed", async () => {
    const { ada, ben, cleo } = await house();
    expect((await setStatus(ada, ben, "inactive")).status).toBe(200);
    const { id } = await requestAbout(cleo, ben);
    const back = await portal().signInAgain(ben);
    for (const decision of ["approval", "rejection"])
      expect((await decide(back, id, decision)).status).toBe(403);
    expect((await setStatus(back, ben, "active")).status).toBe(403);
    portal().advance(day);
    const late = await portal().signInAgain(cleo);
    for (const decision of ["approval", "rejection"])
      expect((await decide(late, id, decision)).code).toBe("approval_request_decided");
    await passDue();
    expect(await statusOf(ben)).toBe("active");
  });

  test.each([
    ["by the owner who made it", "cancellation"],
    ["by another owner", "rejection"],
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
    expect(read(ApprovalRequest, await ada.get(`/approval-requests/${id}`)).state).toBe(
      by === ada ? "cancelled" : "rejected",
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
});

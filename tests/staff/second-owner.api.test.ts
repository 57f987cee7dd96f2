// Where there are two owners, what someone may do as staff changes only by the word of two.
import { expect, test } from "vitest";
import { readAudit } from "~server/features/audit/read-audit";
import { auditIn } from "~server/features/audit/store";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { usersIn } from "~server/features/users/store";
import { read, type Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import { accept, memberOf, signInWith, twoOwners } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const newcomer = {
  email: "wilma@staff.example.org",
  fullname: "Wilma West",
  roles: ["support", "treasury"],
  reason: "Night desk",
};
const approve = (by: Administrator, id: string) => by.post(`/approval-requests/${id}/approval`, {});
const shown = async (by: Administrator, id: string) =>
  read(ApprovalRequest, await by.get(`/approval-requests/${id}`));

describeEitherEngine("with two owners", (portal) => {
  const users = () => usersIn(portal().context.storage.db);

  test("a change of roles waits for the other one, whose approval carries it out", async () => {
    const [ada, ben] = await twoOwners(portal());
    const sven = await portal().admin(["support"]);
    const body = { roles: ["support", "treasury"], reason: "Covers for Tara", version: 1 };
    const requested = await ada.patch(`/staff/${sven.id}`, body);
    expect(requested).toMatchObject({ status: 202, body: { roles: ["support"], version: 1 } });
    const id = requestIn(requested);
    expect(await shown(ben, id)).toMatchObject({
      user: sven.id,
      reason: "Covers for Tara",
      canDecide: true,
      requestedBy: { id: ada.id },
      call: {
        name: "PATCH /staff/{id}",
        subject: `user:${sven.id}`,
        roles: { before: ["support"], after: ["support", "treasury"] },
      },
    });
    expect(await approve(ada, id)).toMatchObject({ status: 403, code: "own_approval_request" });
    portal().advance({ minutes: 5 });
    expect(await approve(ben, id)).toMatchObject({ status: 201, body: { state: "approved" } });
    expect((await memberOf(ada, sven.id))?.roles).toEqual(["support", "treasury"]);
    expect(await shown(ada, id)).toMatchObject({
      call: { roles: { before: ["support"], after: ["support", "treasury"] } },
    });
    for (const person of [ada, ben, sven])
      expect((await users().byId(person.id))?.role_grant_at).toBe(portal().context.now());
    const lines = await auditIn(portal().context.storage.db).ofSubject(`user:${sven.id}`);
    const line = lines.find(({ action }) => action === "staff.roles_changed");
    expect(line?.actor_id).toBe(ben.id);
    expect(line && (await readAudit(portal().context, line))).toMatchObject({
      reason: "Covers for Tara",
    });
    expect(subjectsOf(await mailsTo(portal(), sven.email))).toContain(
      "Your staff roles were changed",
    );
  });

  test("an invitation is sent once the other one has approved it, and creates no one before", async () => {
    const [ada, ben] = await twoOwners(portal());
    const requested = await ada.post("/staff", newcomer);
    expect(requested).toMatchObject({ status: 202, body: { roles: [], state: "former" } });
    expect(await mailsTo(portal(), newcomer.email)).toEqual([]);
    expect(await users().byEmail(newcomer.email)).toBeUndefined();
    const id = requestIn(requested);
    expect(await shown(ben, id)).toMatchObject({
      userDetails: { fullname: "Wilma West", email: newcomer.email },
      call: { subject: "staff", roles: { before: [], after: ["support", "treasury"] } },
    });
    expect((await approve(ben, id)).status).toBe(201);
    expect((await accept(portal(), newcomer)).status).toBe(200);
    const wilma = await users().byEmail(newcomer.email);
    expect(wilma?.staff_roles).toBe("support treasury");
    const end = await ben.delete(`/staff/${wilma?.id}`, { reason: "Left" });
    expect((await signInWith(portal(), newcomer)).status).toBe(200);
    expect((await approve(ada, requestIn(end))).status).toBe(201);
    expect((await signInWith(portal(), newcomer)).code).toBe("wrong_credentials");
    const back = await ada.post("/staff", { ...newcomer, roles: ["auditor"] });
    expect(back).toMatchObject({ status: 202, body: { id: wilma?.id, state: "former" } });
    expect((await approve(ben, requestIn(back))).status).toBe(201);
    expect((await users().byEmail(newcomer.email))?.staff_roles).toBe("auditor");
  });

  test("each needs a third one to be changed or removed: no one approves a change to themselves", async () => {
    const [ada, ben] = await twoOwners(portal());
    const calls = [
      () => ada.patch(`/staff/${ben.id}`, { roles: ["auditor"] }),
      () => ada.delete(`/staff/${ben.id}`, {}),
    ];
    for (const call of calls)
      expect(await call()).toMatchObject({ status: 409, code: "second_owner_missing" });
    const cleo = await portal().admin(["owner", "support"]);
    const id = requestIn(await ada.delete(`/staff/${ben.id}`, {}));
    expect((await shown(ben, id)).canDecide).toBe(false);
    expect(await approve(ben, id)).toMatchObject({ status: 403, code: "own_wallet" });
    expect((await approve(cleo, id)).status).toBe(201);
    expect((await memberOf(ada, ben.id))?.state).toBe("former");
  });

  test("a request is void once the affected person has changed, or the requester is no longer an owner", async () => {
    const [ada, ben] = await twoOwners(portal());
    const [sven, cleo] = [await portal().admin(["support"]), await portal().admin(["owner"])];
    const first = requestIn(await ada.patch(`/staff/${sven.id}`, { roles: ["treasury"] }));
    expect(await ben.patch(`/staff/${sven.id}`, { roles: ["auditor"] })).toMatchObject({
      status: 409,
      code: "approval_pending",
    });
    const all = await portal().admin();
    expect((await all.patch(`/users/${sven.id}`, { fullname: "Sven Sun" })).status).toBe(200);
    expect((await shown(ben, first)).isOutdated).toBe(true);
    expect(await approve(ben, first)).toMatchObject({
      status: 409,
      code: "approval_request_outdated",
    });
    const second = requestIn(await ada.patch(`/staff/${sven.id}`, { roles: ["treasury"] }));
    await users().update(ada.id, { account_status: "suspended" });
    expect((await shown(ben, second)).isOutdated).toBe(true);
    expect(await approve(ben, second)).toMatchObject({ status: 409, code: "requester_may_not" });
    await users().update(ada.id, { account_status: "active", staff_roles: "support" });
    expect(await approve(cleo, second)).toMatchObject({ status: 409, code: "requester_may_not" });
    expect((await memberOf(ben, sven.id))?.roles).toEqual(["support"]);
  });

  test("only an owner decides, and of two who approve at the same time one does", async () => {
    const [ada, ben] = await twoOwners(portal());
    const [sven, tara] = [await portal().admin(["support"]), await portal().admin(["treasury"])];
    const id = requestIn(await ada.patch(`/staff/${sven.id}`, { roles: ["treasury"] }));
    for (const word of ["approval", "rejection"])
      expect(await tara.post(`/approval-requests/${id}/${word}`, {})).toMatchObject({
        status: 403,
        code: "role_missing",
      });
    expect((await shown(tara, id)).canDecide).toBe(false);
    const again = await portal().signInAgain(ben);
    const answers = await Promise.all([approve(ben, id), approve(again, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await memberOf(ada, sven.id))?.roles).toEqual(["treasury"]);
  });

  test("neither becomes the only one by removing the other at the same moment", async () => {
    const [ada, ben] = await twoOwners(portal());
    const end = (by: Administrator, other: Administrator) => by.delete(`/staff/${other.id}`, {});
    const answers = await Promise.all([end(ada, ben), end(ben, ada)]);
    expect(answers.map(({ code }) => code)).toEqual([
      "second_owner_missing",
      "second_owner_missing",
    ]);
    expect(await users().activeOwnersLocked()).toHaveLength(2);
  });
});

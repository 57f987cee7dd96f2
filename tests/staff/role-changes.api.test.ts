// How the roles of staff change and end: what ends with them, who hears of it, and who may not do it.
import { expect, test } from "vitest";
import { readAudit } from "~server/features/audit/read-audit";
import { auditIn } from "~server/features/audit/store";
import { StaffMember } from "~server/features/staff/schemas";
import { usersIn } from "~server/features/users/store";
import { staffRoles, type StaffRole } from "~server/kernel/staff-roles";
import { tokenOf } from "../support/api/api-token-of";
import { password, read, type Administrator } from "../support/people/people";
import { invite, memberOf, signInWith, soleOwner } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const change = (owner: Administrator, id: string, roles: readonly StaffRole[], more = {}) =>
  owner.patch(`/staff/${id}`, { roles, ...more });
const end = (owner: Administrator, id: string, body = {}) => owner.delete(`/staff/${id}`, body);

describeEitherEngine("a change of roles", (portal) => {
  const rowOf = (id: string) => usersIn(portal().context.storage.db).byId(id);

  test("that adds one keeps sessions, and records when and by whom it was granted", async () => {
    const [owner, sven] = [await soleOwner(portal()), await portal().admin(["support"])];
    expect((await rowOf(owner.id))?.role_grant_at).toBeNull();
    expect(read(StaffMember, await change(owner, sven.id, ["support", "treasury"]))).toMatchObject({
      roles: ["support", "treasury"],
      version: 2,
    });
    expect((await sven.get("/auth/profile")).body).toMatchObject({
      staffRoles: ["support", "treasury"],
    });
    for (const { id } of [owner, sven])
      expect((await rowOf(id))?.role_grant_at).toBe(portal().context.now());
    portal().advance({ minutes: 1 });
    await change(owner, sven.id, ["support"]);
    expect((await rowOf(sven.id))?.role_grant_at).toBe(portal().context.now() - 60_000);
  });

  test("that removes one ends every session and API token by the next call", async () => {
    const [owner, tara] = [
      await soleOwner(portal()),
      await portal().admin(["treasury", "support"]),
    ];
    const nora = await portal().register();
    const token = await tokenOf(portal(), tara, ["read", "adjustments"]);
    const credit = {
      userId: nora.id,
      amount: "5.00",
      type: "deposit",
      action: "funding",
      description: "Goodwill",
    };
    const answers = (caller: typeof token) => caller.post("/wallets/admin/credit", credit);
    expect((await answers(token)).status).toBe(201);
    await change(owner, tara.id, ["support"], { reason: "moves to another desk" });
    for (const caller of [tara, token])
      expect(await answers(caller)).toMatchObject({ status: 401, code: "unauthenticated" });
    expect((await signInWith(portal(), tara, password)).status).toBe(200);
    const letters = await mailsTo(portal(), tara.email);
    expect(subjectsOf(letters)).toContain("Your staff roles were changed");
    expect(letters.map(({ text }) => text).join()).toMatch(
      /signed out on all devices[\s\S]*API token was revoked[\s\S]*Your roles: Support/,
    );
    expect(await nora.available()).toBe(5);
  });

  test("is recorded with the roles before and after, and the reason", async () => {
    const [owner, sven] = [await soleOwner(portal()), await portal().admin(["support"])];
    await change(owner, sven.id, ["auditor"], { reason: "Leaves the desk" });
    const lines = await auditIn(portal().context.storage.db).ofSubject(`user:${sven.id}`);
    const line = lines.find(({ action }) => action === "staff.roles_changed");
    expect(line).toMatchObject({ actor_id: owner.id });
    expect(JSON.stringify(line)).not.toContain("Leaves the desk");
    expect(line && (await readAudit(portal().context, line))).toMatchObject({
      before: { roles: ["support"] },
      after: { roles: ["auditor"] },
      reason: "Leaves the desk",
    });
  });

  test("is refused for the caller, a customer, a stale form, and a missing user", async () => {
    const [owner, sven] = [await soleOwner(portal()), await portal().admin(["support"])];
    const nora = await portal().register();
    const refusals = [
      [await change(owner, owner.id, ["owner", "treasury"]), 403, "own_roles"],
      [await end(owner, owner.id), 403, "own_roles"],
      [await change(owner, nora.id, ["owner"]), 404, "not_found"],
      [await end(owner, "nobody"), 404, "not_found"],
      [await change(owner, sven.id, ["auditor"], { version: 9 }), 409, "changed_by_someone_else"],
    ] as const;
    for (const [{ status, code }, ...expected] of refusals)
      expect([status, code]).toEqual(expected);
  });

  test("requires an owner's recent password, and is refused to API tokens", async () => {
    const [owner, sven] = [
      await soleOwner(portal(), staffRoles),
      await portal().admin(["support"]),
    ];
    const token = await tokenOf(portal(), owner, ["read", "profiles"]);
    expect((await token.patch(`/staff/${sven.id}`, { roles: ["owner"] })).code).toBe(
      "scope_missing",
    );
    portal().advance({ minutes: 15 });
    const invitation = { email: "new@example.org", fullname: "New", roles: ["owner"] };
    const calls = [
      () => change(owner, sven.id, ["auditor"]),
      () => end(owner, sven.id),
      () => owner.post("/staff", invitation),
      () => owner.post(`/staff/${sven.id}/invitation`),
    ];
    for (const call of calls)
      expect(await call()).toMatchObject({ status: 403, code: "step_up_required" });
    await owner.confirm();
    expect((await change(owner, sven.id, ["auditor"])).status).toBe(200);
  });
});

describeEitherEngine("the end of a staff member's access", (portal) => {
  test("ends sessions and API tokens immediately; row, name and list entry stay", async () => {
    const [owner, tara] = [await soleOwner(portal()), await portal().admin(["treasury"])];
    const token = await tokenOf(portal(), tara, ["read", "transactions"]);
    expect(await end(owner, tara.id, { reason: "Left the house" })).toMatchObject({
      status: 200,
      body: { message: "Access revoked" },
    });
    for (const caller of [tara, token])
      expect((await caller.get("/transactions/all")).status).toBe(401);
    expect(await memberOf(owner, tara.id)).toMatchObject({
      state: "former",
      accountStatus: "inactive",
      roles: [],
      fullname: "Ada Admin",
    });
    expect((await signInWith(portal(), tara, password)).code).toBe("wrong_credentials");
    await portal().visitor().post("/auth/forgot-password", { email: tara.email });
    const subjects = subjectsOf(await mailsTo(portal(), tara.email));
    expect(subjects).toContain("Your staff access was revoked");
    expect(subjects).not.toContain("Reset your password");
    for (const again of [await end(owner, tara.id), await change(owner, tara.id, ["owner"])])
      expect(again).toMatchObject({ status: 409, code: "former_staff" });
  });

  test("leaves their actions under their name in the audit log", async () => {
    const [owner, tara] = [await portal().admin(["owner"]), await portal().admin(["treasury"])];
    const nora = await portal().register();
    await tara.credit(nora.id, "5.00");
    await end(owner, tara.id);
    // Only who may export addresses sees them there.
    const readers = [
      [owner, ""],
      [await portal().admin(["auditor"]), tara.email],
    ] as const;
    for (const [reader, email] of readers) {
      const { body } = await reader.get(`/audit?by=${tara.id}&action=deposit.posted`);
      expect(Object(body).lines).toMatchObject([
        { by: { id: tara.id, name: "Ada Admin", email }, person: { id: nora.id } },
      ]);
    }
  });

  test("revokes an open invitation", async () => {
    const owner = await soleOwner(portal());
    const invited = await invite(owner, ["support"], "unwanted");
    const [mail] = await mailsTo(portal(), invited.email);
    const [, token = ""] = /token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    await end(owner, invited.id);
    const opened = { token, password: "a password of the staff" };
    expect((await portal().visitor().post("/auth/reset-password", opened)).code).toBe(
      "link_expired",
    );
  });

  test("is the only one: staff are never deleted", async () => {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    expect(await ada.delete(`/users/${ben.id}`, { confirmed: true })).toMatchObject({
      status: 409,
      code: "staff_stay",
    });
    expect((await ben.get("/auth/profile")).status).toBe(200);
  });
});

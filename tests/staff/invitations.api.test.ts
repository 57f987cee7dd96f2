// How someone becomes staff: an owner invites them, and they choose a password by the link in the mail.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { StaffMember } from "~server/features/staff/schemas";
import { SignedIn } from "~server/features/users/schemas";
import { staffRoles } from "~server/kernel/staff-roles";
import { usersIn } from "~server/features/users/store";
import { Administrator, read } from "../support/people/people";
import {
  accept,
  invite,
  memberOf,
  signInWith,
  soleOwner,
  staffPassword,
} from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";

describeEitherEngine("an invitation to staff", (portal) => {
  test("leads to a new password, and grants the rights of the roles", async () => {
    const owner = await soleOwner(portal());
    const invited = await invite(owner, ["support", "auditor"], "sam");
    expect(invited).toMatchObject({
      state: "invited",
      accountStatus: "pending",
      roles: ["auditor", "support"],
      invitationExpiresAt: new Date(portal().context.now() + 72 * 3_600_000).toISOString(),
    });
    expect((await signInWith(portal(), invited)).code).toBe("wrong_credentials");
    const [mail] = await mailsTo(portal(), invited.email);
    expect(mail?.subject).toContain("You're invited");
    expect(mail?.text).toContain("Support: Add users");

    expect((await accept(portal(), invited)).body).toMatchObject({
      message: "Your password is saved. Sign in to get started.",
    });
    const { access_token: token } = read(SignedIn, await signInWith(portal(), invited));
    const sam = new Administrator(portal().backend, { ...invited, token });
    expect((await sam.get("/users")).status).toBe(200);
    expect((await sam.get("/staff")).status).toBe(200);
    expect(await sam.post("/staff", {})).toMatchObject({ status: 403, code: "role_missing" });
    const now = await memberOf(owner, invited.id);
    expect(now).toMatchObject({
      state: "current",
      accountStatus: "active",
      lastSeenAt: expect.any(String),
      twoFactorEnabled: false,
    });
    expect(now).not.toHaveProperty("invitationExpiresAt");
    expect(subjectsOf(await mailsTo(portal(), invited.email))).not.toContain(
      "Your password was changed",
    );
    const lines = await auditIn(portal().context.storage.db).ofSubject(`user:${invited.id}`);
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["staff.invited", "staff.joined"]),
    );
  });

  test("works once, and for 72 hours; then it can be resent", async () => {
    const owner = await soleOwner(portal(), staffRoles);
    const invited = await invite(owner, ["support"], "late");
    const token = tokenIn(await mailsTo(portal(), invited.email), "reset-password");
    portal().advance({ hours: 72 });
    const open = () =>
      portal().visitor().post("/auth/reset-password", { token, password: staffPassword });
    expect((await open()).code).toBe("link_expired");
    expect((await owner.get("/staff")).status).toBe(401);

    const again = await soleOwner(portal());
    expect(await memberOf(again, invited.id)).not.toHaveProperty("invitationExpiresAt");
    const path = `/staff/${invited.id}/invitation`;
    const sent = read(StaffMember, await again.post(path));
    expect(sent).toMatchObject({ state: "invited", invitationExpiresAt: expect.any(String) });
    expect((await open()).code).toBe("link_expired");
    portal().advance({ hours: 71 });
    expect((await accept(portal(), invited)).status).toBe(200);
    expect((await accept(portal(), invited)).code).toBe("link_expired");
    const third = await soleOwner(portal());
    expect(await third.post(path)).toMatchObject({ status: 409, code: "not_invited" });
  });

  test("is the only way to a first password: a reset link is not sent", async () => {
    const invited = await invite(await soleOwner(portal()), ["owner"], "forgetful");
    portal().advance({ hours: 73 });
    await portal().visitor().post("/auth/forgot-password", { email: invited.email });
    expect(subjectsOf(await mailsTo(portal(), invited.email))).not.toContain("Reset your password");
    const owners = await usersIn(portal().context.storage.db).activeOwnersLocked();
    expect(owners.map(({ id }) => id)).not.toContain(invited.id);
  });

  test("is refused for a customer's email, for staff, and without a role, at the field", async () => {
    const [owner, nora] = [await soleOwner(portal()), await portal().register()];
    const body = { fullname: "Nora New", roles: ["support"] };
    const request = (email: string) => owner.post("/staff", { ...body, email });
    expect(await request(nora.email.toUpperCase())).toMatchObject({
      status: 409,
      code: "customer_email",
      errors: { email: ["This email belongs to a customer. Use a different one for staff."] },
    });
    const invited = await invite(owner, ["support"], "twice");
    for (const email of [owner.email, invited.email])
      expect(await request(email)).toMatchObject({ status: 409, code: "already_staff" });
    expect(
      await owner.post("/staff", { ...body, email: "a@example.org", roles: [] }),
    ).toMatchObject({ status: 400, errors: { roles: ["Choose at least one role"] } });
  });

  test("that is sent twice at once creates one staff member", async () => {
    const ada = await soleOwner(portal());
    const body = { email: "one@staff.example.org", fullname: "One Only", roles: ["owner"] };
    const answers = await Promise.all([1, 2].map(() => ada.post("/staff", body)));
    expect(answers.map(({ code }) => code).sort()).toEqual(["", "already_staff"]);
  });

  test("restores a former staff member, with a new password", async () => {
    const owner = await soleOwner(portal(), staffRoles);
    const invited = await invite(owner, ["treasury"], "back");
    await accept(portal(), invited);
    expect((await owner.delete(`/staff/${invited.id}`, {})).status).toBe(200);
    expect((await signInWith(portal(), invited)).code).toBe("wrong_credentials");
    await portal().visitor().post("/auth/forgot-password", { email: invited.email });
    portal().advance({ minutes: 1 });
    const again = await invite(owner, ["support"], "back");
    expect(again).toMatchObject({ id: invited.id, state: "invited", roles: ["support"] });
    expect((await signInWith(portal(), invited)).code).toBe("wrong_credentials");
    await accept(portal(), again);
    expect((await signInWith(portal(), again)).status).toBe(200);
  });
});

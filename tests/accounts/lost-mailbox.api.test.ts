// An account whose owner lost their mailbox: who of the staff may give it another address.
import { expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { readAudit } from "~server/features/audit/read-audit";
import { auditIn } from "~server/features/audit/store";
import { User } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import { locationsOf } from "../support/database/stored-text";
import { close, settings } from "../support/people/closed-accounts";
import { approveNewEmail, requestNewEmail, lostReason } from "../support/people/lost-mailbox";
import { read, type Administrator } from "../support/people/people";
import { requestIn, staff } from "../support/people/second-approval";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const refusalOf = ({ status, code }: { status: number; code: string | undefined }) => [
  status,
  code,
];

describeEitherEngine("a new email for a lost mailbox", (portal) => {
  const fresh = (name: string) => `${name}@mailbox.example.org`;
  const shown = async (by: Administrator, id: string) =>
    read(ApprovalRequest, await by.get(`/approval-requests/${id}`));
  const emailOf = async (by: Administrator, id: string) =>
    read(User, await by.get(`/users/${id}`)).email;
  const linesAbout = async (subject: string) => {
    const { context } = portal();
    const lines = await auditIn(context.storage.db).ofSubject(subject);
    return Promise.all(
      lines.map(async (line) => ({ ...line, ...(await readAudit(context, line)) })),
    );
  };

  test("takes two people, even without thresholds, and the request alone changes nothing", async () => {
    const { ada, ben } = await staff(portal());
    const nora = await portal().registerVerified();
    const email = fresh("nora");
    const requested = await requestNewEmail(ada, nora, email);
    expect(requested.status).toBe(202);
    const id = requestIn(requested);
    expect(await mailsTo(portal(), email)).toEqual([]);
    expect(refusalOf(await requestNewEmail(ada, nora, fresh("other")))).toEqual([
      409,
      "approval_pending",
    ]);
    expect(refusalOf(await approveNewEmail(ada, id))).toEqual([403, "own_approval_request"]);
    expect((await ben.post(`/approval-requests/${id}/approval`, {})).code).toBe("password_needed");
    const request = {
      user: nora.id,
      reason: lostReason,
      canDecide: true,
      call: {
        name: "POST /users/{id}/email-change",
        subject: `email:${nora.id}`,
        email: { before: nora.email, after: email },
      },
    };
    expect(await shown(ben, id)).toMatchObject(request);
    expect((await approveNewEmail(ben, id)).status).toBe(201);
    expect(await shown(ada, id)).toMatchObject({ ...request, state: "approved", canDecide: false });
    expect(await emailOf(ada, nora.id)).toBe(nora.email);
    expect((await nora.get("/auth/profile")).status).toBe(200);
    expect(await locationsOf(portal(), email)).toEqual([]);
    expect(subjectsOf(await mailsTo(portal(), email))).toEqual(["Confirm your new email"]);
    const notice = (await mailsTo(portal(), nora.email)).find(
      ({ subject }) => subject === "Your email is about to change",
    );
    expect(notice?.text).toContain("/forgot-password");
    expect(notice?.text).not.toContain(email);
    const [asked, approved] = [
      (await linesAbout(`approval_request:${id}`)).find(
        ({ action }) => action === "approval_request.created",
      ),
      (await linesAbout(`user:${nora.id}`)).find(
        ({ action }) => action === "email.change_approved",
      ),
    ];
    expect(asked?.actor_id).toBe(ada.id);
    expect(approved).toMatchObject({
      actor_id: ben.id,
      reason: lostReason,
      before: { email: nora.email },
      after: { email },
    });
  });

  test("is refused where no one else could approve it", async () => {
    const { ada, ben } = await staff(portal());
    const nora = await portal().registerVerified();
    await usersIn(portal().context.storage.db).update(ben.id, { account_status: "suspended" });
    expect(refusalOf(await requestNewEmail(ada, nora, fresh("alone")))).toEqual([
      409,
      "second_approver_missing",
    ]);
    expect(await mailsTo(portal(), fresh("alone"))).toEqual([]);
  });

  test("requires the right and a recent password, and is refused to all other roles", async () => {
    const nora = await portal().registerVerified();
    for (const role of ["auditor", "support", "treasury", "owner"] as const) {
      const other = await portal().admin([role]);
      expect((await requestNewEmail(other, nora, fresh("role"))).code).toBe("role_missing");
    }
    const path = `/users/${nora.id}/email-change`;
    const body = { email: fresh("role"), reason: lostReason };
    const admin = await portal().admin(["compliance"]);
    expect((await admin.post(path, body)).code).toBe("password_needed");
    expect((await nora.post(path, body)).code).toBe("forbidden");
    expect((await portal().visitor().post(path, body)).status).toBe(401);
  });

  test("is refused if it is taken, unchanged, the caller's own, or not an address", async () => {
    const { ada } = await staff(portal());
    const [nora, hana] = [await portal().registerVerified(), await portal().register()];
    const request = async (email: string, more: object = {}) => {
      const answer = await requestNewEmail(ada, nora, email, more);
      return [...refusalOf(answer), Object.keys(answer.errors)];
    };
    expect(await request(hana.email.toUpperCase())).toEqual([409, "email_in_use", ["email"]]);
    expect(await request(nora.email.toUpperCase())).toEqual([422, "email_unchanged", ["email"]]);
    expect(await request("not-an-address")).toEqual([400, "validation_failed", ["email"]]);
    expect(await request(fresh("bad"), { reason: " " })).toEqual([
      400,
      "validation_failed",
      ["reason"],
    ]);
    expect((await request(fresh("bad"), { accountStatus: "active" }))[0]).toBe(400);
    expect((await request(fresh("bad"), { version: 99 }))[1]).toBe("changed_by_someone_else");
    expect(refusalOf(await requestNewEmail(ada, ada, fresh("own")))).toEqual([403, "own_email"]);
    expect((await requestNewEmail(ada, { id: "no-such-user" }, fresh("bad"))).status).toBe(404);
  });

  test("is not approved for an account that has changed since, or an address that was taken", async () => {
    const { ada, ben } = await staff(portal());
    const nora = await portal().registerVerified();
    const changed = requestIn(await requestNewEmail(ada, nora, fresh("changed")));
    await ada.patch(`/users/${nora.id}`, { fullname: "Nora Newer" });
    expect((await shown(ben, changed)).isOutdated).toBe(true);
    expect((await approveNewEmail(ben, changed)).code).toBe("approval_request_outdated");
    const taken = requestIn(await requestNewEmail(ada, nora, fresh("taken")));
    await portal().register({ email: fresh("taken"), username: "taken" });
    expect((await approveNewEmail(ben, taken)).code).toBe("email_in_use");
    expect((await shown(ben, taken)).state).toBe("open");
    expect(subjectsOf(await mailsTo(portal(), nora.email))).not.toContain(
      "Your email is about to change",
    );
  });

  test("of a colleague requires the right to manage staff, from both people", async () => {
    const { ada, ben } = await staff(portal());
    const [cora, sven] = [await portal().admin(["compliance"]), await portal().admin(["support"])];
    const email = fresh("sven");
    expect((await requestNewEmail(cora, sven, email)).code).toBe("role_missing");
    const id = requestIn(await requestNewEmail(ada, sven, email));
    expect((await approveNewEmail(cora, id)).code).toBe("role_missing");
    expect((await approveNewEmail(ben, id)).status).toBe(201);
    expect(subjectsOf(await mailsTo(portal(), email))).toEqual(["Confirm your new email"]);
  });

  test("can't be requested or approved within a day of receiving a role", async () => {
    const { ada, ben } = await staff(portal());
    const [nora, users] = [await portal().registerVerified(), usersIn(portal().context.storage.db)];
    await users.update(ben.id, { role_grant_at: portal().context.now() });
    const email = fresh("early");
    expect((await requestNewEmail(ben, nora, email)).code).toBe("role_too_new");
    const id = requestIn(await requestNewEmail(ada, nora, email));
    expect((await approveNewEmail(ben, id)).code).toBe("role_too_new");
    await users.update(ben.id, { role_grant_at: null });
    expect((await approveNewEmail(ben, id)).status).toBe(201);
  });
});

describeEitherEngine(
  "a closed account",
  (portal) => {
    test("gets no new email", async () => {
      const { ada } = await staff(portal());
      const nora = await portal().registerVerified();
      expect((await close(ada, nora.id)).status).toBe(200);
      const asked = await requestNewEmail(ada, nora, "closed@mailbox.example.org");
      expect(refusalOf(asked)).toEqual([409, "person_closed"]);
    });
  },
  settings,
);

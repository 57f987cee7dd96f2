// An invited person whom an owner stops before they join: the link in their mailbox gives nothing back.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { ApprovalRequestPage } from "~server/features/approvals/schemas";
import { read } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import { accept, invite, memberOf, signInWith, soleOwner } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";

describeEitherEngine("an invited person", (portal) => {
  const users = () => usersIn(portal().context.storage.db);
  const statusOf = async (id: string) => (await users().byId(id))?.account_status;
  async function invited(name: string) {
    const ada = await soleOwner(portal());
    const person = await invite(ada, ["support"], name);
    const setStatus = (accountStatus: string) =>
      ada.patch(`/users/${person.id}`, { accountStatus });
    return { ada, person, setStatus };
  }

  test.each(["inactive", "suspended"])("who is set to %s can't join", async (accountStatus) => {
    const { ada, person, setStatus } = await invited(accountStatus);
    expect((await setStatus(accountStatus)).status).toBe(200);
    expect(await memberOf(ada, person.id)).not.toHaveProperty("invitationExpiresAt");
    expect((await accept(portal(), person)).code).toBe("link_expired");
    expect(await statusOf(person.id)).toBe(accountStatus);
    expect((await signInWith(portal(), person)).code).toBe("wrong_credentials");
    expect(await ada.post(`/staff/${person.id}/invitation`)).toMatchObject({
      status: 409,
      code: "not_invited",
    });
  });

  test("isn't activated by a link that is still valid", async () => {
    const { person } = await invited("linked");
    await users().update(person.id, { account_status: "inactive" });
    expect((await accept(portal(), person)).code).toBe("link_expired");
    expect(await users().byId(person.id)).toMatchObject({
      account_status: "inactive",
      password_hash: "",
    });
  });

  test("is invited again only with a second owner's approval", async () => {
    const { ada, person, setStatus } = await invited("again");
    const ben = await portal().admin(["owner"]);
    await setStatus("inactive");
    const { approvalRequests } = read(
      ApprovalRequestPage,
      await ben.get("/approval-requests?state=open"),
    );
    const confirmed = approvalRequests.find(({ user }) => user === person.id)?.id ?? "";
    expect((await ben.post(`/approval-requests/${confirmed}/approval`, {})).status).toBe(201);
    const requested = await setStatus("pending");
    expect(requested).toMatchObject({ status: 202, body: { accountStatus: "inactive" } });
    expect((await ada.post(`/staff/${person.id}/invitation`)).code).toBe("not_invited");
    expect((await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {})).status).toBe(
      201,
    );
    expect((await accept(portal(), person)).code, "the first link").toBe("link_expired");
    // The newer of two mails has the link.
    portal().advance({ minutes: 1 });
    expect((await ada.post(`/staff/${person.id}/invitation`)).status).toBe(201);
    expect((await accept(portal(), person)).status).toBe(200);
    expect(await statusOf(person.id)).toBe("active");
  });

  test("can join after other edits, with the roles of then", async () => {
    const { ada, person, setStatus } = await invited("edited");
    const edit = { fullname: "Tara Taylor", accountStatus: "pending" };
    expect((await ada.patch(`/users/${person.id}`, edit)).status).toBe(200);
    expect((await ada.patch(`/staff/${person.id}`, { roles: ["auditor"] })).status).toBe(200);
    expect((await setStatus("active")).status).toBe(200);
    expect((await accept(portal(), person)).status).toBe(200);
    expect(await memberOf(ada, person.id)).toMatchObject({
      state: "current",
      accountStatus: "active",
      roles: ["auditor"],
    });
  });

  test("gets nothing back by new roles, and can't join without any", async () => {
    const { ada, person, setStatus } = await invited("removed");
    await setStatus("inactive");
    expect((await ada.patch(`/staff/${person.id}`, { roles: ["auditor"] })).status).toBe(200);
    expect((await accept(portal(), person)).code).toBe("link_expired");
    const other = await invite(ada, ["support"], "ended");
    expect((await ada.delete(`/staff/${other.id}`, {})).status).toBe(200);
    expect((await accept(portal(), other)).code).toBe("link_expired");
    for (const { id } of [person, other]) expect(await statusOf(id)).toBe("inactive");
  });
});

describeEitherEngine("a link to choose a new password", (portal) => {
  test.each([
    ["suspended", "link_expired"],
    ["inactive", ""],
  ])("of a customer who was %s since is answered with '%s'", async (accountStatus, code) => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await portal().visitor().post("/auth/forgot-password", { email: nora.email });
    expect(tokenIn(await mailsTo(portal(), nora.email), "reset-password")).not.toBe("");
    for (const status of [accountStatus, "active"])
      expect((await admin.patch(`/users/${nora.id}`, { accountStatus: status })).status).toBe(200);
    expect((await accept(portal(), nora)).code).toBe(code);
  });
});

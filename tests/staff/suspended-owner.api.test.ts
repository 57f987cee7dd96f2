// An owner who stops a colleague: at once, and without being alone by it.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { ApprovalRequestPage } from "~server/features/approvals/schemas";
import { read } from "../support/people/people";
import { giveOwnName } from "../support/people/names";
import { requestIn } from "../support/people/second-approval";
import { soleOwner, twoOwners } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("an owner who suspends the other one", (portal) => {
  test.each(["suspended", "inactive"])(
    "(%s) locks them out immediately, and is not a sole owner by it",
    async (accountStatus) => {
      const [ada, ben] = await twoOwners(portal());
      await giveOwnName(portal(), ben);
      const sven = await portal().admin(["support"]);
      expect((await ada.patch(`/users/${ben.id}`, { accountStatus })).status).toBe(200);
      const grants = [
        await ada.patch(`/staff/${sven.id}`, { roles: ["treasury"] }),
        await ada.delete(`/staff/${ben.id}`, {}),
        await ada.post("/staff", {
          email: `${accountStatus}@staff.example.org`,
          fullname: `Wilma ${accountStatus}`,
          roles: ["support"],
        }),
      ];
      for (const grant of grants)
        expect(grant).toMatchObject({ status: 409, code: "second_owner_missing" });
      expect(await ada.patch(`/users/${ada.id}`, { accountStatus })).toMatchObject({
        status: 409,
        code: "last_owner",
      });
      expect((await ada.patch(`/users/${ben.id}`, { accountStatus: "active" })).status).toBe(200);
      const requested = await ada.patch(`/staff/${sven.id}`, { roles: ["treasury"] });
      expect(requested.status).toBe(202);
    },
  );

  test("reactivates a colleague only with another owner's approval", async () => {
    const [ada, ben] = await twoOwners(portal());
    const sven = await portal().admin(["support"]);
    await giveOwnName(portal(), sven);
    const status = (accountStatus: string) => ada.patch(`/users/${sven.id}`, { accountStatus });
    expect((await status("suspended")).status).toBe(200);
    const { approvalRequests } = read(
      ApprovalRequestPage,
      await ben.get("/approval-requests?state=open"),
    );
    const confirmed = approvalRequests.find(({ user }) => user === sven.id)?.id ?? "";
    expect((await ben.post(`/approval-requests/${confirmed}/approval`, {})).status).toBe(201);
    const requested = await status("active");
    expect(requested).toMatchObject({ status: 202, body: { accountStatus: "suspended" } });
    expect((await ben.post(`/approval-requests/${requestIn(requested)}/approval`, {})).status).toBe(
      201,
    );
    expect(await users(portal()).byId(sven.id)).toMatchObject({
      account_status: "active",
      role_grant_at: portal().context.now(),
    });
  });

  const users = ({ context }: ReturnType<typeof portal>) => usersIn(context.storage.db);
});

describeEitherEngine("a sole owner", (portal) => {
  test("changes roles immediately, and keeps the role", async () => {
    const ada = await soleOwner(portal());
    const sven = await portal().admin(["support"]);
    expect((await ada.patch(`/staff/${sven.id}`, { roles: ["support", "owner"] })).status).toBe(
      200,
    );
    expect((await ada.patch(`/staff/${sven.id}`, { roles: ["auditor"] })).code).toBe(
      "second_owner_missing",
    );
    expect((await sven.delete(`/staff/${ada.id}`, {})).code).toBe("second_owner_missing");
  });
});

// What a former owner requested about a colleague: another right of theirs doesn't keep it alive.
import { describe, expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { usersIn } from "~server/features/users/store";
import { rolesAsText, type StaffRole } from "~server/kernel/staff-roles";
import type { Answer } from "../support/api/caller";
import { requestNewEmail } from "../support/people/lost-mailbox";
import { read, type Administrator, type Person } from "../support/people/people";
import { giveOwnName } from "../support/people/names";
import { requestIn, thresholds } from "../support/people/second-approval";
import { enrol } from "../support/people/second-factor";
import { twoOwners } from "../support/people/staff";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

type Ask = (portal: TestPortal, by: Administrator, about: Administrator) => Promise<Answer>;

const ways: readonly (readonly [string, StaffRole, Ask])[] = [
  [
    "to turn off a second factor",
    "compliance",
    async (portal, by, about) => {
      await enrol(portal, about);
      await by.confirm();
      return by.delete(`/users/${about.id}/second-factor`);
    },
  ],
  [
    "to change an email",
    "compliance",
    (portal, by, about) => requestNewEmail(by, about, `${portal.engine}@mailbox.example.org`),
  ],
  [
    "to reactivate an account",
    "support",
    async (portal, by, about) => {
      await giveOwnName(portal, about);
      // By two owners: a single one could end it alone.
      await usersIn(portal.context.storage.db).update(about.id, { account_status: "suspended" });
      return by.patch(`/users/${about.id}`, { accountStatus: "active" });
    },
  ],
];

describeEitherEngine(
  "a request about a colleague",
  (portal) => {
    const rolesOf = ({ id }: Person, roles: readonly StaffRole[]) =>
      usersIn(portal().context.storage.db).update(id, { staff_roles: rolesAsText(roles) });

    describe.each(ways)("%s", (_what, other, request) => {
      async function asked() {
        const [ada, ben] = await twoOwners(portal());
        for (const owner of [ada, ben]) await rolesOf(owner, [other, "owner"]);
        const tara = await portal().admin(["treasury"]);
        const id = requestIn(await request(portal(), ada, tara));
        await ben.confirm();
        return { ada, ben, id };
      }

      test("is void once its requester is no longer an owner", async () => {
        const { ada, ben, id } = await asked();
        await rolesOf(ada, [other]);
        const shown = read(ApprovalRequest, await ben.get(`/approval-requests/${id}`));
        expect(shown.isOutdated).toBe(true);
        const approval = () => ben.post(`/approval-requests/${id}/approval`, {});
        expect(await approval()).toMatchObject({ status: 409, code: "requester_may_not" });
        await rolesOf(ada, [other, "owner"]);
        expect((await approval()).status).toBe(201);
      });

      test("is decided by owners only", async () => {
        const { id } = await asked();
        const cora = await portal().admin(["compliance", "support", "treasury"]);
        await cora.confirm();
        expect(read(ApprovalRequest, await cora.get(`/approval-requests/${id}`)).canDecide).toBe(
          false,
        );
        for (const decision of ["approval", "rejection"])
          expect(await cora.post(`/approval-requests/${id}/${decision}`, {})).toMatchObject({
            status: 403,
            code: "role_missing",
          });
      });
    });
  },
  thresholds,
);

// The day that a new role waits, as someone would try to shorten it.
import { expect, test } from "vitest";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { SignedIn } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import { Administrator, read } from "../support/people/people";
import { depositing, funded, staff, thresholds } from "../support/people/second-approval";
import { staffNamed } from "../support/people/names";
import { accept, invite, signInWith, soleOwner, staffPassword } from "../support/people/staff";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

const tooNew = { status: 409, code: "role_too_new" };
const hour = 3_600_000;

const usersOf = ({ context }: TestPortal) => usersIn(context.storage.db);
const large = async (portal: TestPortal, by: Administrator) =>
  by.decide((await depositing(portal, "100.00")).deposit.id, "approve");

async function signedIn(portal: TestPortal, email: string, password: string) {
  const { access_token: token, user } = read(
    SignedIn,
    await signInWith(portal, { email }, password),
  );
  return new Administrator(portal.backend, { id: user.id, email, token });
}

describeEitherEngine(
  "a new role",
  (portal) => {
    test("that is revoked and granted again starts its day again", async () => {
      await staff(portal());
      const [owner, sven] = [
        await soleOwner(portal()),
        await portal().admin(["treasury", "support"]),
      ];
      const roles = (...all: string[]) => owner.patch(`/staff/${sven.id}`, { roles: all });
      await roles("support");
      expect((await usersOf(portal()).byId(sven.id))?.role_grant_at).toBeNull();
      await roles("support", "treasury");
      const again = await portal().signInAgain(sven);
      expect(await large(portal(), again)).toMatchObject(tooNew);
      portal().advance({ hours: 23 });
      const confirmed = await portal().signInAgain(owner);
      await confirmed.patch(`/staff/${sven.id}`, { roles: ["support", "treasury", "auditor"] });
      portal().advance({ hours: 1 });
      expect(await large(portal(), await portal().signInAgain(sven))).toMatchObject(tooNew);
    });

    test("of an account that was suspended meanwhile starts its day when it is reactivated", async () => {
      await staff(portal());
      const owner = await soleOwner(portal());
      const sven = await staffNamed(portal(), "Sven Settled", ["treasury"]);
      await owner.patch(`/users/${sven.id}`, { accountStatus: "suspended" });
      await owner.patch(`/users/${sven.id}`, { accountStatus: "active" });
      expect(await large(portal(), await portal().signInAgain(sven))).toMatchObject(tooNew);
    });

    test("of someone invited starts its day when they join, not when they were invited", async () => {
      await staff(portal());
      const invited = await invite(await soleOwner(portal()), ["treasury"], "slow");
      portal().advance({ hours: 71 });
      await accept(portal(), invited);
      const joined = await signedIn(portal(), invited.email, staffPassword);
      expect(await large(portal(), joined)).toMatchObject(tooNew);
      portal().advance({ hours: 24 });
      const { ada } = await staff(portal());
      await usersOf(portal()).update(joined.id, { account_status: "active" });
      const settled = await portal().signInAgain(joined);
      expect((await large(portal(), settled)).status, ada.email).toBe(202);
    });

    test("can't be granted to oneself, and is also new when granted on the server", async () => {
      await staff(portal());
      const owner = await soleOwner(portal());
      const own = await owner.patch(`/staff/${owner.id}`, { roles: ["owner", "treasury"] });
      expect(own).toMatchObject({ status: 403, code: "own_roles" });
      const [email, password] = ["first.owner@portal.example.org", "twelve or more"];
      await createAdministrator(portal().context, { email, fullname: "First Owner", password });
      expect(await large(portal(), await signedIn(portal(), email, password))).toMatchObject(
        tooNew,
      );
    });

    test("stays new if the clock is set back", async () => {
      await staff(portal());
      const sven = await portal().admin(["treasury"]);
      await usersOf(portal()).update(sven.id, {
        role_grant_at: portal().context.now() + 48 * hour,
      });
      expect(await large(portal(), sven)).toMatchObject(tooNew);
    });

    test("neither prepares nor releases a batch of payouts", async () => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const { id } = await customer.withdraw("40.00");
      await ada.approve(id);
      const body = { payouts: [id], reason: "Monday payouts" };
      const prepare = (by: Administrator) => by.post("/payout-batches", body);
      const grant = { role_grant_at: portal().context.now() };
      await usersOf(portal()).update(ben.id, grant);
      expect(await prepare(ben)).toMatchObject(tooNew);
      const batch = String(Object((await prepare(ada)).body).id);
      const release = () => ben.post(`/payout-batches/${batch}/release`);
      expect(await release()).toMatchObject(tooNew);
      await usersOf(portal()).update(ben.id, { role_grant_at: null });
      expect((await release()).status).toBe(201);
    });
  },
  thresholds,
);

describeEitherEngine(
  "a new role, if adjustments take two people and large amounts don't,",
  (portal) => {
    test("neither requests nor approves", async () => {
      const [ada, ben, nora] = [
        await portal().admin(),
        await portal().admin(),
        await portal().register(),
      ];
      const requestApproval = (by: Administrator) =>
        by.post(`/approval-requests/balances/${nora.id}`, {
          bonusBalance: "5.00",
          reason: "Correction",
        });
      await usersOf(portal()).update(ben.id, { role_grant_at: portal().context.now() });
      expect(await requestApproval(ben)).toMatchObject(tooNew);
      const { id } = read(ApprovalRequest, await requestApproval(ada));
      const approve = () => ben.post(`/approval-requests/${id}/approval`, {});
      expect(await approve()).toMatchObject(tooNew);
      expect((await nora.wallet()).bonusBalance).toBe(0);
      await usersOf(portal()).update(ben.id, { role_grant_at: null });
      expect((await approve()).status).toBe(201);
      expect((await nora.wallet()).bonusBalance).toBe(5);
    });
  },
  { ADJUSTMENT_APPROVALS: "2" },
);

// The day that a new role waits, for what takes two people and moves no money.
import { expect, test } from "vitest";
import { PayoutStop } from "~server/features/withdrawals/schemas";
import { hasSecondFactor } from "~server/features/second-factor/has-second-factor";
import { usersIn } from "~server/features/users/store";
import { close, emptied, settings } from "../support/people/closed-accounts";
import { read, type Administrator } from "../support/people/people";
import { requestIn, staff, thresholds } from "../support/people/second-approval";
import { enrol } from "../support/people/second-factor";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

const tooNew = { status: 409, code: "role_too_new" };
const approve = (by: Administrator, id: string) => by.post(`/approval-requests/${id}/approval`, {});

/** As if they had got a role now; `settled` takes that back. */
const grantedNow = ({ context }: TestPortal, { id }: Administrator) =>
  usersIn(context.storage.db).update(id, { role_grant_at: context.now() });
const settled = ({ context }: TestPortal, { id }: Administrator) =>
  usersIn(context.storage.db).update(id, { role_grant_at: null });

describeEitherEngine("within a day of a role", (portal) => {
  test("no one requests or approves resuming payouts, and anyone can stop them", async () => {
    const { ada, ben } = await staff(portal());
    await grantedNow(portal(), ben);
    const { id = "" } = read(PayoutStop, await ben.post("/payout-stop", { reason: "A breach" }));
    const start = (by: Administrator) => by.delete(`/payout-stop/${id}`, {});
    expect(await start(ben)).toMatchObject(tooNew);
    const request = requestIn(await start(ada));
    expect(await approve(ben, request)).toMatchObject(tooNew);
    expect(read(PayoutStop, await ada.get("/payout-stop")).isStopped).toBe(true);
    await settled(portal(), ben);
    expect((await approve(ben, request)).status).toBe(201);
  });
});

describeEitherEngine(
  "within a day of a role, with thresholds on,",
  (portal) => {
    test("no one requests or approves turning off a lost second factor", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().register();
      await enrol(portal(), nora);
      const remove = async (by: Administrator) => {
        await by.confirm();
        return by.delete(`/users/${nora.id}/second-factor`);
      };
      await grantedNow(portal(), ben);
      expect(await remove(ben)).toMatchObject(tooNew);
      const request = requestIn(await remove(ada));
      expect(await approve(ben, request)).toMatchObject(tooNew);
      expect(await hasSecondFactor(portal().context.storage.db, nora.id)).toBe(true);
      await settled(portal(), ben);
      expect((await approve(ben, request)).status).toBe(201);
    });
  },
  thresholds,
);

describeEitherEngine(
  "within a day of a role, if records are kept,",
  (portal) => {
    test("no one requests or approves closing an account whose money moved", async () => {
      const hana = await emptied(portal());
      const { ada, ben } = await staff(portal());
      await grantedNow(portal(), ben);
      expect(await close(ben, hana.id)).toMatchObject(tooNew);
      const request = requestIn(await close(ada, hana.id));
      expect(await approve(ben, request)).toMatchObject(tooNew);
      expect((await hana.get("/auth/profile")).status).toBe(200);
      await settled(portal(), ben);
      expect((await approve(ben, request)).status).toBe(201);
    });

    test("one person can still close an account that moved none", async () => {
      const [nora, ben] = [await portal().register(), await portal().admin()];
      await grantedNow(portal(), ben);
      expect((await close(ben, nora.id)).status).toBe(200);
    });
  },
  settings,
);

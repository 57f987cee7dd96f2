// A second factor that someone lost: where thresholds are on, two people turn it off.
import { expect, test } from "vitest";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { hasSecondFactor } from "~server/features/second-factor/has-second-factor";
import { secondFactorsIn } from "~server/features/second-factor/store";
import { password, read, type Administrator } from "../support/people/people";
import { requestIn, staff, thresholds } from "../support/people/second-approval";
import { enrol } from "../support/people/second-factor";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine(
  "with thresholds on, a lost second factor",
  (portal) => {
    const isOn = ({ id }: { readonly id: string }) =>
      hasSecondFactor(portal().context.storage.db, id);
    const lost = async () => {
      const nora = await portal().register();
      await enrol(portal(), nora);
      return nora;
    };
    const remove = async (by: Administrator, { id }: { readonly id: string }) => {
      await by.post("/auth/confirm-password", { password });
      return by.delete(`/users/${id}/second-factor`);
    };
    const approve = (by: Administrator, id: string) =>
      by.post(`/approval-requests/${id}/approval`, {});

    test("is turned off by a second person, with their password again", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await lost();
      const requested = await remove(ada, nora);
      expect(requested.status).toBe(202);
      expect(await isOn(nora)).toBe(true);
      expect((await nora.get("/auth/profile")).status).toBe(200);
      expect(await remove(ada, nora)).toMatchObject({ status: 409, code: "approval_pending" });
      const id = requestIn(requested);
      expect(await approve(ada, id)).toMatchObject({ status: 403, code: "own_approval_request" });
      expect(await approve(ben, id)).toMatchObject({ status: 403, code: "password_needed" });
      await ben.post("/auth/confirm-password", { password });
      expect((await approve(ben, id)).status).toBe(201);
      expect(await isOn(nora)).toBe(false);
      expect((await nora.get("/auth/profile")).status).toBe(401);
    });

    test("stays on if no one else could approve it", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await lost();
      await ada.patch(`/users/${ben.id}`, { accountStatus: "suspended" });
      expect(await remove(ada, nora)).toMatchObject({
        status: 409,
        code: "second_approver_missing",
      });
      expect(await isOn(nora)).toBe(true);
    });

    test("that was set up again since the request stays on", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await lost();
      const id = requestIn(await remove(ada, nora));
      await secondFactorsIn(portal().context.storage.db).remove(nora.id);
      portal().advance({ minutes: 1 });
      await enrol(portal(), nora);
      await ben.post("/auth/confirm-password", { password });
      expect(read(ApprovalRequest, await ben.get(`/approval-requests/${id}`)).isOutdated).toBe(
        true,
      );
      expect(await approve(ben, id)).toMatchObject({
        status: 409,
        code: "approval_request_outdated",
      });
      expect(await isOn(nora)).toBe(true);
    });

    test("of a colleague requires another owner", async () => {
      const { ada, ben } = await staff(portal());
      const [cora, sven] = [
        await portal().admin(["compliance"]),
        await portal().admin(["support"]),
      ];
      await enrol(portal(), sven);
      expect((await remove(cora, sven)).code).toBe("role_missing");
      const id = requestIn(await remove(ada, sven));
      await cora.post("/auth/confirm-password", { password });
      expect(await approve(cora, id)).toMatchObject({ status: 403, code: "role_missing" });
      await ben.post("/auth/confirm-password", { password });
      expect((await approve(ben, id)).status).toBe(201);
      expect(await isOn(sven)).toBe(false);
    });
  },
  thresholds,
);

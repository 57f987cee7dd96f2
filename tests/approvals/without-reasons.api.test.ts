// The API accepts adjustments without a reason: one that needs approval is approved without it.
import { expect, test } from "vitest";
import { personalVaultFor } from "~server/features/users/personal-key";
import { requestedCallAad } from "~server/features/second-approval/requested-call-row";
import { approvalRequestsIn } from "~server/features/second-approval/store";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Administrator } from "../support/people/people";
import { requestIn, staff, thresholds } from "../support/people/second-approval";

/** As it is stored for a client that sends none. */
async function withoutReason({ context }: TestPortal, id: string, userId: string): Promise<void> {
  const { db } = context.storage;
  const vault = await personalVaultFor(context, db, { id: userId });
  const row = await approvalRequestsIn(db).byId(id);
  const stored: { body: object } = JSON.parse(
    vault?.open(row?.wanted ?? "", requestedCallAad(id)) ?? "",
  );
  const body = { ...stored.body, reason: undefined, description: undefined };
  await db
    .updateTable("approval_requests")
    .set({ wanted: vault?.seal(JSON.stringify({ ...stored, body }), requestedCallAad(id)) ?? "" })
    .where("id", "=", id)
    .execute();
}

describeEitherEngine(
  "an adjustment that was requested without a reason",
  (portal) => {
    test.each([
      ["a credit", (ada: Administrator, id: string) => ada.credit(id, "500.00")],
      [
        "a balance edit",
        (ada: Administrator, id: string) => ada.editWallet(id, { availableBalance: "500.00" }),
      ],
    ])("%s", async (_what, adjust) => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified();
      const id = requestIn(await adjust(ada, nora.id));
      await withoutReason(portal(), id, nora.id);
      expect((await ben.post(`/approval-requests/${id}/approval`, {})).status).toBe(201);
      expect(await nora.available()).toBe(500);
      expect(await portal().ledgerFaults()).toEqual([]);
    });
  },
  thresholds,
);

// A request is void once its record has changed, whichever feature the record belongs to.
import { expect, test } from "vitest";
import type { Answer } from "../support/api/caller";
import type { TestPortal } from "../support/portal/backend";
import type { Administrator } from "../support/people/people";
import { importStatement } from "../support/people/bank-statements";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { funded, requestIn, staff, thresholds } from "../support/people/second-approval";

type Calls = Readonly<Record<"forTwo" | "forOne", () => Promise<Answer>>>;

/** A call that needs two people, and a change of the same record that needs one. */
const records: Readonly<
  Record<string, (portal: TestPortal, ada: Administrator) => Promise<Calls>>
> = {
  wallet: async (portal, ada) => {
    const { id } = await funded(portal);
    return {
      forTwo: () => ada.editWallet(id, { availableBalance: 900 }),
      forOne: () => ada.editWallet(id, { availableBalance: 501 }),
    };
  },
  "bank line": async (portal, ada) => {
    const nora = await portal.registerVerified({ fullname: "Nora New" });
    await nora.wallet();
    const { lines } = await importStatement(portal, ada, {
      number: "CHANGED-1",
      lines: [{ amount: "150.00", name: "Nora New", reference: "CHANGED-1" }],
    });
    const line = `/bank-lines/${lines[0]?.id ?? ""}`;
    return {
      forTwo: () =>
        ada.post(`${line}/credit`, { customer: nora.email, reason: "Confirmed by phone" }),
      forOne: () => ada.post(`${line}/own`, { reason: "Our own transfer" }),
    };
  },
};

describeEitherEngine(
  "a request is void after a change of its",
  (portal) => {
    test.each(Object.entries(records))("%s", async (_name, prepare) => {
      const { ada, ben } = await staff(portal());
      const { forTwo, forOne } = await prepare(portal(), ada);
      const requested = await forTwo();
      expect(requested.status, requested.message).toBe(202);
      const request = `/approval-requests/${requestIn(requested)}`;
      expect((await ben.get(request)).body).toMatchObject({ isOutdated: false });
      const changed = await forOne();
      expect([200, 201], changed.message).toContain(changed.status);
      expect((await ben.get(request)).body).toMatchObject({ isOutdated: true });
      expect(await ben.post(`${request}/approval`, {})).toMatchObject({
        status: 409,
        code: "approval_request_outdated",
      });
    });
  },
  thresholds,
);

// A payout that came back moves money: at or above a threshold it takes two.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { markReturned, markSent } from "../support/people/payouts";
import { funded, requestIn, staff, thresholds } from "../support/people/second-approval";

describeEitherEngine(
  "a payout at or above a threshold",
  (portal) => {
    test("is returned only with a second person's approval", async () => {
      const customer = await funded(portal());
      const { ada, ben } = await staff(portal());
      const { id } = await customer.withdraw("60.00");
      await ada.approve(id);
      await markSent(ada, id);
      const requested = await markReturned(ada, id);
      expect(requested).toMatchObject({ status: 202, body: { state: "sent" } });
      expect(await customer.available()).toBe(440);
      const approval = `/approval-requests/${requestIn(requested)}/approval`;
      const [one, two] = await Promise.all([ben.post(approval, {}), ben.post(approval, {})]);
      expect([one.status, two.status].sort()).toEqual([201, 409]);
      expect(await customer.available()).toBe(500);
      expect(await portal().ledgerFaults()).toEqual([]);
    });
  },
  thresholds,
);

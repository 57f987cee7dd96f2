// What staff write about a customer lies sealed in the database, but for the reasons that customers read next to a transaction or a hold.
import { expect, test } from "vitest";
import { describeEachEngine } from "../support/portal/backend";
import { locationsOf, storedRows } from "../support/database/stored-text";
import { requestIn, staff, thresholds } from "../support/people/second-approval";

describeEachEngine(
  "a copy of the database",
  (portal) => {
    const tablesWith = async (text: string) =>
      [...(await storedRows(portal()))].flatMap(([name, rows]) =>
        JSON.stringify(rows).includes(text) ? [name] : [],
      );

    test("shows neither notes nor the reasons of data access and approval requests", async () => {
      const { ada, ben } = await staff(portal());
      const nora = await portal().registerVerified();
      await nora.saveCard();
      await ada.confirm();
      const held = await ada.credit(nora.id, "500.00", { description: "Canary of a request" });
      const answers = [
        held,
        await ada.post(`/users/${nora.id}/notes`, { text: "Canary of a note" }),
        await ada.post(`/wallets/admin/user/${nora.id}/card-reveal`, {
          reason: "Canary of an access",
        }),
      ];
      expect(answers.map(({ status }) => status < 300)).toEqual([true, true, true]);
      expect(await locationsOf(portal(), "Canary")).toEqual([]);
      await ben.post(`/proposals/${requestIn(held)}/approval`, {});
      expect(await tablesWith("Canary of a request")).toEqual(["transactions"]);
    });

    test("shows why payouts are on hold, as the customer sees", async () => {
      const [admin, nora] = [await portal().admin(), await portal().registerVerified()];
      const until = new Date(portal().context.now() + 3_600_000).toISOString();
      const hold = { until, reason: "Calls were recorded" };
      expect((await admin.post(`/users/${nora.id}/payout-hold`, hold)).status).toBeLessThan(300);
      expect(await tablesWith(hold.reason)).toEqual(["users"]);
    });
  },
  thresholds,
);

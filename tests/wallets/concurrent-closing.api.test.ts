// A wallet that changes while someone closes it as they saw it: either the change or the closing comes too late.
import { expect, test } from "vitest";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("a deposit approved while its wallet is closed", (portal) => {
  test.each(Array.from({ length: 10 }, (_, round) => round))(
    "one of the two is refused, round %i",
    async () => {
      const hana = await portal().customerWith("100.00");
      const [ada, ben] = [await portal().admin(), await portal().admin()];
      const { id } = await hana.deposit("5.00");
      const { version } = await hana.wallet();
      const answers = await Promise.all([
        ada.decide(id, "approve"),
        ben.delete(`/wallets/admin/user/${hana.id}`, { confirmed: true, version }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.find(({ status }) => status !== 200)?.code).toMatch(
        /^(not_pending|changed_by_someone_else)$/,
      );
      expect(await portal().ledgerFaults()).toEqual([]);
    },
  );
});

// How much waits in each queue, for the menu.
import { expect, test } from "vitest";
import { QueueCounts } from "~server/features/queues/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

describeEitherEngine("the counts of the queues", (portal) => {
  test("match what waits, and are for administrators", async () => {
    const admin = await portal().admin();
    const waiting = async () =>
      Object.fromEntries(
        read(QueueCounts, await admin.get("/queue-counts")).counts.map(
          ({ name, waiting: count }) => [name, count],
        ),
      );
    const none = {
      deposits: 0,
      withdrawals: 0,
      payouts: 0,
      bank: 0,
      kyc: 0,
      crypto: 0,
      messages: 0,
      approvals: 0,
    };
    expect(await waiting()).toEqual(none);
    const hana = await portal().customerWith("10.00");
    await hana.handInDocument();
    const { id } = await hana.deposit("5.00");
    await hana.deposit("6.00");
    await hana.withdraw("1.00");
    const held = await waiting();
    expect(held).toMatchObject({ deposits: 2, withdrawals: 1 });
    await admin.approve(id);
    expect(await waiting()).toEqual({ ...held, deposits: 1 });
    expect((await hana.get("/queue-counts")).status).toBe(403);
  });
});

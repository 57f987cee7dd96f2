// Approve, reject and "Mark Pending" in every order of three, by two administrators: postings follow from the state, never from the click (T15).
import { expect, test } from "vitest";
import { describeEachEngine } from "../support/backend";

const statuses = ["pending", "successful", "failed"] as const;
type Status = (typeof statuses)[number];
const orders = statuses.flatMap((a) => statuses.flatMap((b) => statuses.map((c) => [a, b, c] as const)));

const deposited: Record<Status, number> = { pending: 1000, successful: 1040, failed: 1000 };
const withdrawn: Record<Status, { availableBalance: number; totalBalance: number }> = {
  pending: { availableBalance: 960, totalBalance: 1000 },
  successful: { availableBalance: 960, totalBalance: 960 },
  failed: { availableBalance: 1000, totalBalance: 1000 },
};

describeEachEngine("the balance after any order of statuses", (portal) => {
  test.each(orders)("of a deposit: %s, %s, %s", async (...order) => {
    const hana = await portal().customerWith("1000.00");
    const { id } = await hana.deposit("40.00");
    await setInTurn(portal, id, order);
    expect(await hana.available()).toBe(deposited[order[2]]);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test.each(orders)("of a withdrawal: %s, %s, %s", async (...order) => {
    const hana = await portal().customerWith("1000.00");
    const { id } = await hana.withdraw("40.00");
    await setInTurn(portal, id, order);
    expect(await hana.wallet()).toMatchObject(withdrawn[order[2]]);
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("a deposit that was spent cannot be taken back", async () => {
    const hana = await portal().customerWith("100.00");
    const ada = await portal().admin();
    const { id } = await hana.deposit("50.00");
    await ada.approve(id);
    await hana.withdraw("120.00");
    expect(await ada.setStatus(id, "pending")).toMatchObject({ status: 409, code: "reversal_exceeds_available" });
    expect((await hana.transaction(id)).status).toBe("successful");
    expect(await hana.available()).toBe(30);
  });

  test("a rejected withdrawal is not held again where the funds are gone", async () => {
    const hana = await portal().customerWith("100.00");
    const ada = await portal().admin();
    const first = await hana.withdraw("80.00");
    await ada.reject(first.id, "call us");
    await hana.withdraw("50.00");
    expect(await ada.setStatus(first.id, "pending")).toMatchObject({ status: 422, code: "insufficient_funds" });
    expect(await hana.available()).toBe(50);
  });
});

/** Each status is set twice, by one administrator and then by the other; the second finds it set already. */
async function setInTurn(portal: () => { admin(): Promise<{ setStatus(id: string, status: string): Promise<{ status: number }> }> }, id: string, order: readonly Status[]) {
  const [ada, ben] = [await portal().admin(), await portal().admin()];
  let current: Status = "pending";
  for (const status of order) {
    const expected = status === current ? 409 : 200;
    expect((await ada.setStatus(id, status)).status).toBe(expected);
    expect((await ben.setStatus(id, status)).status).toBe(409);
    current = status;
  }
}

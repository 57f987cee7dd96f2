// Rejections by a reason of the list, singly and together.
import { expect, test } from "vitest";
import { Transaction } from "~server/features/ledger/transaction-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

describeEitherEngine("a rejection", (portal) => {
  const pending = async () => {
    const hana = await portal().customerWith("10.00");
    return { hana, admin: await portal().admin(), ...(await hana.withdraw("1.00")) };
  };

  test("stores a listed reason followed by a custom one", async () => {
    const { hana, admin, id } = await pending();
    const body = { reasonCode: "wrong_details", reason: "The IBAN is too short." };
    expect((await admin.decide(id, "reject", body)).status).toBe(200);
    expect(await hana.transaction(id)).toMatchObject({
      status: "failed",
      reason: "The bank details or wallet address are incorrect. The IBAN is too short.",
    });
  });

  test("works without a reason, as the call always did", async () => {
    const { hana, admin, id } = await pending();
    expect((await admin.decide(id, "reject")).status).toBe(200);
    expect((await hana.transaction(id)).reason).toBeUndefined();
  });

  test("refuses a reason that is not on the list, and one for an approval", async () => {
    const { admin, id } = await pending();
    expect(await admin.decide(id, "reject", { reasonCode: "bad_mood" })).toMatchObject({
      status: 400,
      errors: { reasonCode: [expect.any(String)] },
    });
    expect((await admin.decide(id, "approve", { reasonCode: "duplicate" })).status).toBe(400);
  });

  test("of several stores the same reason for each", async () => {
    const [one, two] = [await pending(), await pending()];
    const { admin } = one;
    const bulkAction = await admin.post("/wallets/admin/bulk-actions", {
      transactions: [one, two].map(({ id, version }) => ({ id, version })),
    });
    const path = `/wallets/admin/bulk-actions/${read(Transaction.pick({ id: true }), bulkAction).id}`;
    await admin.patch(`${path}/reject`, { reasonCode: "duplicate" });
    for (const { hana, id } of [one, two])
      expect((await hana.transaction(id)).reason).toBe("This is a duplicate of another request.");
  });
});

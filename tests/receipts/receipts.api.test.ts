// The receipt of a transaction: what it says, when it is proof of payment, and to whom it exists.
import { expect, test } from "vitest";
import { Receipt } from "~server/features/receipts/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Customer } from "../support/people/people";

const receiptOf = async (person: Pick<Customer, "get">, id: string) =>
  read(Receipt, await person.get(`/transactions/${id}/receipt`));

describeEitherEngine("a receipt", (portal) => {
  test("of a card deposit has the masked card, and is proof of payment once it is credited", async () => {
    const [nora, admin] = [
      await portal().register({ fullname: "Nora New" }),
      await portal().admin(),
    ];
    await nora.saveCard();
    const { id, reference } = await nora.deposit("25.00");
    expect(await receiptOf(nora, id)).toMatchObject({
      reference,
      holder: "Nora New",
      email: nora.email,
      type: "deposit",
      paymentMethod: "card",
      amount: 25,
      currency: "USD",
      status: "pending",
      isProofOfPayment: false,
      card: expect.stringMatching(/^\w[\w ]* ••••\d{4}$/),
      timeZone: "UTC",
    });
    await admin.approve(id);
    expect(await receiptOf(nora, id)).toMatchObject({
      status: "successful",
      isProofOfPayment: true,
    });
  });

  test("of a withdrawal has the masked destination, and is proof of payment once it is sent", async () => {
    const [nora, admin] = [await portal().customerWith("50.00"), await portal().admin()];
    const { id } = await nora.withdraw("20.00");
    const pending = await receiptOf(nora, id);
    expect(pending.destination).toContain("••••");
    expect(pending.isProofOfPayment).toBe(false);
    await admin.approve(id);
    expect(await receiptOf(nora, id)).toMatchObject({
      payout: { state: "to_send" },
      isProofOfPayment: false,
    });
  });

  test("of a failed transaction is no proof of payment", async () => {
    const nora = await portal().customerWith("50.00");
    const { id } = await nora.withdraw("20.00");
    await nora.patch(`/transactions/${id}/status`, { status: "failed" });
    expect(await receiptOf(nora, id)).toMatchObject({ status: "failed", isProofOfPayment: false });
  });

  test("exists for its customer and for staff, and for nobody else", async () => {
    const [nora, other] = [await portal().customerWith("50.00"), await portal().register()];
    const { id } = await nora.withdraw("20.00");
    expect(await receiptOf(await portal().admin(), id)).toMatchObject({ id, email: nora.email });
    for (const path of [`/transactions/${id}/receipt`, "/transactions/missing/receipt"])
      expect(await other.get(path)).toMatchObject({ status: 404, code: "not_found" });
    expect((await portal().visitor().get(`/transactions/${id}/receipt`)).status).toBe(401);
  });
});

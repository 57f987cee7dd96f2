// What happened to a transaction: each change with its author, also canceled, reversed and opened again.
import { expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { TransactionHistory } from "~server/features/transactions/history-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer } from "../support/stubs/crypto-gateway";
import { password, read, type Customer } from "../support/people/people";
import { historyEntries } from "~server/features/transactions/history-rules";

const { rateLimits } = limits;
type Reader = Pick<Customer, "get">;
const historyOf = async (person: Reader, id: string) =>
  read(TransactionHistory, await person.get(`/transactions/${id}/history`)).history;
const steps = async (person: Reader, id: string) =>
  (await historyOf(person, id)).map(({ step, by }) => `${step} by ${by}`);

describeEitherEngine("the history of a transaction", (portal) => {
  test("shows the request, an edit and the customer's cancellation", async () => {
    const hana = await portal().customerWith("100");
    const { id } = await hana.withdraw("10");
    await hana.patch(`/transactions/${id}`, { amount: "12.50", description: "Rent" });
    await hana.patch(`/transactions/${id}`, { description: "Rent of March" });
    await hana.patch(`/transactions/${id}/status`, { status: "failed" });
    expect(await steps(hana, id)).toEqual([
      "requested by customer",
      "amount_changed by customer",
      "description_changed by customer",
      "cancelled by customer",
    ]);
    expect((await historyOf(hana, id)).map(({ amount, status }) => [amount, status])).toEqual([
      [10, "pending"],
      [12.5, "pending"],
      [12.5, "pending"],
      [12.5, "failed"],
    ]);
  });

  test("shows the latest changes if there are very many", async () => {
    const hana = await portal().customerWith("100");
    const { id } = await hana.withdraw("10");
    for (let edits = 0; edits < historyEntries; edits += 1) {
      if (edits % rateLimits.transactionEdits.most === 0) portal().advance({ hours: 1 });
      await hana.patch(`/transactions/${id}`, { description: `Rent ${edits}` });
    }
    const history = await historyOf(hana, id);
    expect(history.map(({ step }) => step)).toEqual(
      Array.from({ length: historyEntries }, () => "description_changed"),
    );
  });

  test("shows decisions with their reason, and reversals", async () => {
    const [hana, admin] = [await portal().customerWith("100"), await portal().admin()];
    const { id } = await hana.withdraw("10");
    await admin.reject(id, "Please call us first.");
    for (const status of ["pending", "successful", "failed"]) await admin.setStatus(id, status);
    const decided = "by administrator";
    expect(await steps(hana, id)).toEqual([
      "requested by customer",
      `failed ${decided}`,
      `reopened ${decided}`,
      `completed ${decided}`,
      `reversed ${decided}`,
    ]);
    expect((await historyOf(hana, id)).map(({ reason }) => reason)).toEqual([
      undefined,
      "Please call us first.",
      undefined,
      undefined,
      undefined,
    ]);
    expect(await historyOf(admin, id)).toEqual(await historyOf(hana, id));
  });

  test("of a credit starts with its posting", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    await admin.credit(nora.id, "25");
    const [credit] = (await nora.wallet()).transactions;
    expect(await steps(nora, credit?.id ?? "")).toEqual(["posted by administrator"]);
  });

  test("of a crypto deposit shows what the gateway did", async () => {
    const nora = await portal().register();
    const payment = await payByCrypto(nora);
    await actAsPayer(portal(), payment, "pay_in_full");
    await paymentOf(nora, payment);
    expect(await steps(nora, payment.transaction.id)).toEqual([
      "requested by customer",
      "completed by gateway",
    ]);
  });

  test("is readable by no one else, and doesn't show views of the destination", async () => {
    const [hana, rita, admin] = [
      await portal().customerWith("100"),
      await portal().register(),
      await portal().admin(),
    ];
    const { id } = await hana.withdraw("10");
    expect((await rita.get(`/transactions/${id}/history`)).status).toBe(404);
    await admin.post("/auth/confirm-password", { password });
    await admin.post(`/wallets/admin/transaction/${id}/destination-access`, {
      reason: "To pay it out",
    });
    expect(await steps(hana, id)).toEqual(["requested by customer"]);
  });
});

// A fee on the pages: before the amount is typed, in the review, and wherever the transaction is shown afterwards.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { withFees } from "../support/portal/fees";

const portal = await openPortal(withFees);
const hana = await portal.signInAs("hana");
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const path = "/dashboard/wallet/withdrawal";

async function withdrawal(amount: string) {
  const sent = await hana.submit(await hana.get(path), { paymentMethod: "bank", amount });
  const review = await hana.follow(sent);
  const confirmed = await hana.submit(review);
  const receipt = await hana.follow(confirmed);
  const id = /\/dashboard\/transactions\/([\w-]{36})/.exec(receipt.html)?.[1] ?? "";
  return { review, receipt, id };
}

describe("a withdrawal with a fee", () => {
  test("says it before the amount is typed", async () => {
    const form = await hana.get(path);
    expect(form.text).toContain("Fee: $1.50 + 0.5% of the amount, taken from it");
  });

  test("of no more than the fee is refused beside the amount", async () => {
    const answer = await hana.submit(await hana.get(path), {
      paymentMethod: "bank",
      amount: "1.50",
    });
    expect([answer.status, answer.messages]).toEqual([
      200,
      ["The amount must be more than the fee of $1.51."],
    ]);
    expect(answer.form().fields.amount).toBe("1.50");
  });

  test("shows fee and what arrives in the review, on the receipt and afterwards", async () => {
    const { review, receipt, id } = await withdrawal("100.00");
    expect(review.text).toMatch(/Amount \$100\.00 .*Fee \$2\.00 .*You receive \$98\.00/);
    for (const page of [
      receipt,
      await hana.get(`/dashboard/transactions/${id}`),
      await admin.get(`/admin/transactions/${id}`),
    ])
      expect(page.text).toMatch(/Fee \$2\.00 After the fee \$98\.00/);
    for (const list of ["/dashboard/transactions", "/dashboard/wallet", "/admin/transactions"])
      expect((await (list.startsWith("/admin") ? admin : hana).get(list)).text).toContain(
        "Fee $2.00",
      );
    const approval = await admin.get(`/admin/transactions/${id}/approval`);
    expect(approval.text).toContain("The fee of $2.00 is kept, and $98.00 is what arrives.");
    await admin.submit(approval, {}, { form: "approval" });
    expect((await admin.get("/admin/payouts")).text).toMatch(/\$98\.00 Fee \$2\.00/);
    const month = new Date().toISOString().slice(0, 7);
    const statement = await hana.get(`/dashboard/statements/${month}`);
    expect(statement.text).toMatch(/Withdrawal: Approved TX-\w+ −\$98\.00 .*Fee TX-\w+ −\$2\.00/);
    const csv = await hana.get("/dashboard/transactions.csv");
    expect(csv.text).toContain("Fee");
  });
});

describe("a deposit with a fee", () => {
  test.each(["/dashboard/wallet/deposit", "/dashboard/wallet/deposit/crypto"])(
    "says it at %s",
    async (address) => {
      expect((await hana.get(address)).text).toContain(
        "Fee: $0.30 + 1% of the amount, taken from it",
      );
    },
  );

  test("by bank transfer says it beside the account", async () => {
    const page = await hana.get("/dashboard/wallet/deposit/bank-transfer");
    expect(page.text).toContain("Fee: $0.30 + 1% of the amount, taken from it");
    expect(page.text).not.toContain("We charge no fee");
  });
});

test("the public page doesn't say that the amount confirmed is the amount posted", async () => {
  const page = await hana.get("/services");
  expect(page.text).toContain("with our fee and what arrives after it");
});

// Without scripts: what the money forms say of the limits before anything is typed, the refusal beside the amount, and the page of limits.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { operatorFileWith } from "../support/portal/operator-file-with";

const OPERATOR_FILE = operatorFileWith({
  levels: {
    0: {
      withdrawal: { USD: { day: 0 } },
      deposit: { USD: { day: 50, thirtyDays: "80.50" } },
    },
    1: {
      withdrawal: { USD: { day: 200, thirtyDays: 3500 } },
      deposit: { USD: { day: 100 } },
    },
  },
});
const portal = await openPortal({ OPERATOR_FILE });
afterAll(() => portal.close());

const withdrawal = "/dashboard/wallet/withdrawal";
const limits = "/dashboard/settings/limits";

describe("a customer with a verified identity", async () => {
  const hana = await portal.signInAs("hana");

  test("reads what is left in the hint of the amount, before anything is typed", async () => {
    const page = await hana.get(withdrawal);
    expect(page.text).toContain("You can withdraw $200.00 more within 24 hours.");
    expect(page.text).toMatch(/You can withdraw \$[\d.,]+ more within 30 days\./);
    expect(page.html).toMatch(/name="amount"[^>]*aria-describedby="[^"]*amount-hint/);
    const deposit = await hana.get("/dashboard/wallet/deposit");
    expect(deposit.text).toContain("You can deposit $100.00 more within 24 hours.");
    expect(deposit.text).toContain("See your limits");
    const transfer = await hana.get("/dashboard/wallet/deposit/bank-transfer");
    expect(transfer.text).toContain("You can deposit $100.00 more within 24 hours.");
    expect(transfer.text).toContain("Money above your limit waits until we have checked it.");
    expect(transfer.html).toMatch(/name="amount"[^>]*aria-describedby="[^"]*amount-hint/);
  });

  test("is refused beside the amount, withdraws within the limit, and sees when there is more", async () => {
    const fields = { paymentMethod: "bank", kind: "bank_withdrawal" };
    const refused = await hana.submit(await hana.get(withdrawal), { ...fields, amount: "200.01" });
    expect(refused.messages.join()).toMatch(/You can withdraw .*\$\d+\.\d\d.* within/);
    expect(refused.form().fields.amount).toBe("200.01");
    const review = await hana.follow(
      await hana.submit(await hana.get(withdrawal), { ...fields, amount: "20" }),
    );
    await hana.submit(review);
    const page = await hana.get(limits);
    expect(page.heading).toBe("Limits");
    expect(page.text).toContain("Your verification level: 1");
    expect(page.text).toMatch(/Withdrawals 24 hours \$200\.00 \$20\.00 \$180\.00 \d+ \w+ \d{4}/);
    expect(page.text).toContain("Deposits 24 hours $100.00");
    const again = await hana.get(withdrawal);
    expect(again.text).toMatch(/\$180\.00 more within 24 hours\. More from \d+ \w+ \d{4}, .+ UTC/);
  });
});

test("a customer without one is led to the verification", async () => {
  const nora = await portal.signInAs("nora");
  const page = await nora.get(withdrawal);
  expect(page.text).toContain("You can withdraw $0.00 more within 24 hours.");
  expect(page.text).toContain(
    "A higher verification level has higher limits. Verify your identity",
  );
  const own = await nora.get(limits);
  expect(own.text).toContain("Your verification level: 0");
  expect(own.html).toContain('href="/dashboard/kyc"');
  expect(own.text).toContain("$80.50");
});

test("in a currency without limits, nothing is said in the forms, and the page says so", async () => {
  const george = await portal.signInAs("george");
  expect((await george.get(withdrawal)).text).not.toMatch(/within|limit/);
  expect((await george.get(limits)).text).toContain(
    "Your deposits and withdrawals aren't limited.",
  );
});

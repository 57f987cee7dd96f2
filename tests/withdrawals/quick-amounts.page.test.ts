// The amounts that money forms offer: buttons that fill in the form.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";
import { fillIn } from "../support/pages/fill-button";

const portal = await openPortal();
const { moneyOf } = seededWallets(portal);
afterAll(() => portal.close());

test("a withdrawal offers what is available, up to all of it", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/dashboard/wallet/withdrawal");
  expect(fillIn(page, "$100")).toBe("amount 100");
  const { available } = await moneyOf("hana");
  const amount = `${available / 100n}.${String(available % 100n).padStart(2, "0")}`;
  const all = await hana.submit(page, { fill: fillIn(page, "Max") ?? "" });
  expect(all.form().fields.amount).toBe(amount);
  const answer = await hana.submit(all, { paymentMethod: "bank" });
  expect(answer.location).toMatch(/\/review$/);
});

test("a customer without money is offered no amounts", async () => {
  const nora = await portal.signInAs("nora");
  const page = await nora.get("/dashboard/wallet/withdrawal");
  expect([fillIn(page, "Max"), fillIn(page, "$50")]).toEqual([undefined, undefined]);
});

test.each(["/dashboard/wallet/deposit", "/dashboard/wallet/deposit/crypto"])(
  "a deposit at %s offers usual amounts, and keeps the rest of a draft",
  async (path) => {
    const hana = await portal.signInAs("hana");
    const start = await hana.get(path);
    const page = await hana.submit(start, { fill: fillIn(start, "1,000") ?? "" });
    expect(page.form().fields.amount).toBe("1000");
    const review = await hana.follow(
      await hana.submit(page, {
        description: "Rent",
        ...(path.endsWith("crypto") && { cryptoCurrency: "BTC" }),
      }),
    );
    const again = await hana.get(review.link("Edit"));
    expect(again.form().fields).toMatchObject({ amount: "1000.00", description: "Rent" });
    const less = await hana.submit(again, { fill: fillIn(again, "50") ?? "" });
    expect(less.form().fields).toMatchObject({ amount: "50", description: "Rent" });
  },
);

test.each(["-5", "1e3", "1.5", "<b>", "99999999999"])(
  "an address with %j fills in nothing",
  async (amount) => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(`/dashboard/wallet/deposit?amount=${encodeURIComponent(amount)}`);
    expect(page.form().fields.amount).toBe("");
  },
);

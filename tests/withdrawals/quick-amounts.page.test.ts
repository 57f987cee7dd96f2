// The amounts that money forms offer: links without scripts, each to the form with that amount.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";

const portal = await openPortal();
const { moneyOf } = seededWallets(portal);
afterAll(() => portal.close());

test("a withdrawal offers what is available, up to all of it", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/dashboard/wallet/withdrawal");
  const half = await hana.get(page.link("$100"));
  expect(half.form().fields.amount).toBe("100");
  const all = await hana.get(page.link("Max"));
  const { available } = await moneyOf("hana");
  const amount = `${available / 100n}.${String(available % 100n).padStart(2, "0")}`;
  expect(all.form().fields.amount).toBe(amount);
  const answer = await hana.submit(all, { paymentMethod: "bank" });
  expect(answer.location).toMatch(/\/review$/);
});

test("a customer without money is offered no amounts", async () => {
  const nora = await portal.signInAs("nora");
  const page = await nora.get("/dashboard/wallet/withdrawal");
  expect([page.links("Max"), page.links("$50")]).toEqual([[], []]);
});

test.each(["/dashboard/wallet/deposit", "/dashboard/wallet/deposit/crypto"])(
  "a deposit at %s offers usual amounts, and keeps the rest of a draft",
  async (path) => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get((await hana.get(path)).link("1,000"));
    expect(page.form().fields.amount).toBe("1000");
    const review = await hana.follow(
      await hana.submit(page, {
        description: "Rent",
        ...(path.endsWith("crypto") && { cryptoCurrency: "BTC" }),
      }),
    );
    const again = await hana.get(review.link("Edit"));
    expect(again.form().fields).toMatchObject({ amount: "1000.00", description: "Rent" });
    const less = await hana.get(again.link("50"));
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

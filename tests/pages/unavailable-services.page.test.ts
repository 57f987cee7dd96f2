// Pages of a demo with real services that are out of reach: what is missing is said where it is missed.
import { afterAll, expect, test } from "vitest";
import { builtInCoins } from "~server/features/coin-prices/labels";
import { openPortal } from "../support/portal/in-process-portal";

const nobody = "127.0.0.1:1";
const portal = await openPortal({
  PLISIO_API_KEY: "key-of-nobody",
  PLISIO_BASE_URL: `http://${nobody}/api/v1`,
  MODE: "demo",
  SMTP_URL: `smtp://${nobody}`,
  MAIL_FROM: "Portal <desk@portal.test>",
});
afterAll(() => portal.close());

test("without the gateway's list the four built-in coins are offered, and why; a payment that it doesn't create is refused, and moves no money", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/dashboard/wallet/deposit/crypto");
  expect(
    [...page.html.matchAll(/<option value="([A-Z]{3,4})">[^<]*minimum/g)].map(([, coin]) => coin),
  ).toEqual(builtInCoins.map(({ cid }) => cid));
  expect(page.text).toContain("We couldn't load all cryptocurrencies. These four are available.");
  expect(page.text).toContain("Their minimum amounts are built in, and no current prices");
  expect(page.text).not.toMatch(/minimum[^)]*\$/);
  const review = await hana.follow(
    await hana.submit(page, { amount: "65.00", cryptoCurrency: "BTC" }),
  );
  const refused = await hana.submit(review);
  expect([refused.status, refused.messages]).toEqual([200, ["Failed to create crypto payment"]]);
  expect(refused.text).toContain("No money has moved.");
});

test("the password reset page says that demo users get no email", async () => {
  const visitor = portal.visitor();
  const sent = await visitor.follow(
    await visitor.submit(await visitor.get("/forgot-password"), { email: "hana@example.com" }),
  );
  expect(sent.text).toContain("Demo customers have example addresses, so they don't get email.");
});

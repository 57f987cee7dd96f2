// A customer keeps a second payee: it is added, labeled, made the default, and the other one is paid and can't be removed meanwhile.
import { demoPassword } from "~server/kernel/demo-people";
import { bankOfHana } from "../support/inputs/inputs";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

const longLabel = "Household".repeat(6);

test("a second payee becomes the default, and the first can't be removed while it is paid", async ({
  page,
  see,
  hasScripts,
}) => {
  // Their accounts are as different as their currencies, and each project has its own customer.
  const [name, first, reviewed] = hasScripts
    ? (["zoe", "IBAN ••••3000", /^IBAN ••••3000, Zoë/] as const)
    : (["george", "The account you described", "Bank account described by the customer"] as const);
  await signInAs(page, name);
  await page.goto("/dashboard/wallet/payees");
  await (await see("Payees")).follow("Add a payee");
  const { recipientName, bankName, accountNumber, routingNumber } = bankOfHana.usa;
  const added = await see("Add a payee");
  await added.fill({
    Label: longLabel,
    "Recipient name": recipientName,
    "Bank name": bankName,
    "Account number": accountNumber,
    "Routing number": routingNumber,
    "Your password": demoPassword,
  });
  await added.press("Save payee");
  await expect(page.getByText("Payee added")).toBeVisible();

  const list = await see("Payees");
  await page.setViewportSize({ width: 320, height: 640 });
  const spare = await page.evaluate(
    () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
  );
  expect(spare, "the label breaks").toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await list.follow(`Change label of ${longLabel}`);
  await page.getByLabel("Label", { exact: true }).fill("Household account");
  await list.press("Save label");
  await expect(page.getByText("Label changed")).toBeVisible();
  await list.follow("Make Household account the default");
  await list.press("Make default");
  await expect(page.getByText("Default payee changed")).toBeVisible();

  await page.goto("/dashboard/wallet/withdrawal");
  const accounts = page.getByRole("group", { name: "To which account?" });
  await expect(accounts.getByRole("radio", { name: "Household account" })).toBeChecked();
  await accounts.getByRole("radio", { name: first }).check();
  await page.getByLabel(/^Amount/).fill("12.50");
  await page.getByRole("button", { name: "Continue to review" }).click();
  const review = await see("Review your withdrawal");
  await expect(page.getByText(reviewed)).toBeVisible();
  await review.press("Confirm withdrawal");
  await expect(page).toHaveURL(/\/receipt$/);
  await expect(page.getByText("12.50").first()).toBeVisible();

  await page.goto("/dashboard/wallet/payees");
  await list.follow(`Remove ${first}`);
  await expect(page.getByText(/your withdrawal TX-\w+ to it is still open/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove payee" })).toBeHidden();
  await list.follow("Back to payees");
  await expect(page.getByRole("link", { name: `Remove ${first}` })).toBeVisible();
});

// The whole business, once with scripts and once without: sign up, verify, deposit, approve, withdraw, reject, approve, mark pending.
import type { Page } from "playwright/test";
import { expect, expectAnswered, test, type PortalPage } from "../support/browser/journey";
import { jpegFile, pdfFile, pngFile } from "../support/inputs/files";
import { demoPassword } from "~server/kernel/demo-people";

type See = (heading: string | RegExp) => Promise<PortalPage>;
const password = "a long enough password";

test.use({ sharesPortal: true });
test.setTimeout(180_000);

test("the main journey works", async ({ page, see, hasScripts }) => {
  const email = `wanda-${hasScripts ? "script" : "plain"}@example.com`;
  await signUp(page, see, email);
  await handInDocuments(page, see);

  const deposit = await depositByCard(page, see);
  await asAdmin(page, see, async () => {
    await openTransaction(page, see, deposit);
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(page.getByText("Transaction approved").first()).toBeVisible();
  });
  await signIn(page, see, email);
  await expectAvailable(page, "$250.00");

  await saveUsaBank(page, see);
  const refused = await withdrawToBank(page, see, "100.10");
  await expectAvailable(page, "$149.90");
  const paid = await withdrawToBank(page, see, "49.90");
  const bitcoin = await withdrawToBitcoin(page, see, "20.00");
  await expectAvailable(page, "$80.00");

  await asAdmin(page, see, async () => {
    await openTransaction(page, see, refused);
    await page.getByRole("link", { name: "Reject", exact: true }).click();
    await page.getByLabel("Additional details").fill("Please call us first.");
    await page.getByRole("button", { name: "Confirm reject" }).click();
    await expect(page.getByText("Transaction rejected").first()).toBeVisible();
    for (const reference of [paid, bitcoin]) {
      await openTransaction(page, see, reference);
      await page.getByRole("button", { name: "Approve", exact: true }).click();
      await expect(page.getByText("Transaction approved").first()).toBeVisible();
    }
    await page.getByRole("link", { name: "Mark Pending", exact: true }).click();
    await page.getByRole("button", { name: "Mark Pending", exact: true }).click();
    await expect(page.getByText("Status updated").first()).toBeVisible();
  });

  await signIn(page, see, email);
  await expectAvailable(page, "$180.10");
  await page.goto("/dashboard/earning-history");
  await see("Earning history");
  await expect(page.getByText("$49.90").first()).toBeVisible();
  await page.goto("/dashboard/transactions");
  await page.getByRole("link", { name: refused }).click();
  await expect(page.getByText("Please call us first.", { exact: true })).toBeVisible();
});

async function signUp(page: Page, see: See, email: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  const form = await see("Create your account");
  await form.fill({
    "Full name": "Wanda Wanderer",
    Email: email,
    Password: password,
    Username: email.split("@")[0] ?? "",
    Phone: "0202 555 0123",
  });
  await page.getByRole("checkbox").check();
  await form.press("Create account");
  await expect(page).toHaveURL(/\/dashboard\/kyc$/);
}

async function handInDocuments(page: Page, see: See): Promise<void> {
  await page.getByLabel("Document type").selectOption("passport");
  await page.getByLabel("Files").setInputFiles([pngFile(), pdfFile()]);
  await page.getByRole("button", { name: "Upload documents" }).click();
  // Where scripts run, the dialog leads to the dashboard after two seconds.
  await expect(
    page
      .getByRole("dialog", { name: "Documents uploaded successfully" })
      .or(page.getByText("Your account verification is pending."))
      .first(),
  ).toBeVisible();
  await page.goto("/dashboard");
  await see(/^Welcome/);
  await expect(page.getByText("Your account verification is pending.")).toBeVisible();
  await expect(page.getByText("No recent transactions")).toBeVisible();
}

async function depositByCard(page: Page, see: See): Promise<string> {
  await page.getByRole("link", { name: "Deposit", exact: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/wallet\/deposit$/);
  await page.getByLabel("Amount", { exact: true }).fill("250");
  await page.getByLabel("Card number").fill("4111 1111 1111 1111");
  await page.getByLabel("Card holder name").fill("Wanda Wanderer");
  await page.getByLabel("Expiry date").fill("12/39");
  await page.getByLabel("CVV").fill("737");
  await page.getByLabel("Front of the card").setInputFiles(pngFile("front.png"));
  await page.getByLabel("Back of the card").setInputFiles(jpegFile("back.jpg"));
  await page.getByRole("button", { name: "Continue to review" }).click();
  const review = await see("Review your deposit");
  await review.press("Confirm deposit");
  await see("Deposit request received");
  return referenceOn(page);
}

async function saveUsaBank(page: Page, see: See): Promise<void> {
  await page.goto("/dashboard/wallet/bank-details?region=USA");
  await page.getByLabel("Recipient name").fill("Wanda Wanderer");
  await page.getByLabel("Bank name").fill("First Bank");
  await page.getByLabel("Account number").fill("123456789");
  await page.getByLabel("Routing number").fill("021000021");
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: /Save/ }).click();
  await expectAnswered(page);
  await see("Wallet");
  await expect(page.getByText("••••6789").first()).toBeVisible();
}

async function withdrawToBank(page: Page, see: See, amount: string): Promise<string> {
  await page.goto("/dashboard/wallet/withdrawal");
  await page.getByLabel("Amount (USD)").fill(amount);
  await page.getByLabel("Bank transfer").check();
  return confirmWithdrawal(page, see);
}

async function withdrawToBitcoin(page: Page, see: See, amount: string): Promise<string> {
  await page.goto("/dashboard/wallet/withdrawal");
  await page.getByLabel("Amount (USD)").fill(amount);
  await page.getByLabel("Bitcoin (BTC)").check();
  await page.getByLabel(/address/i).fill("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq");
  return confirmWithdrawal(page, see);
}

async function confirmWithdrawal(page: Page, see: See): Promise<string> {
  await page.getByRole("button", { name: "Continue to review" }).click();
  const review = await see("Review your withdrawal");
  await review.press("Confirm withdrawal");
  await see("Withdrawal requested");
  await expect(page.getByText("under review").first()).toBeVisible();
  return referenceOn(page);
}

/** The reference of a receipt, once the modal that stands over it was answered. */
async function referenceOn(page: Page): Promise<string> {
  await page.getByRole("dialog").getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return (
    (await page
      .getByText(/^TX-[0-9A-Z]{10}$/)
      .first()
      .textContent()) ?? ""
  );
}

async function expectAvailable(page: Page, amount: string): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByText("Available", { exact: true }).locator("xpath=..")).toContainText(
    amount,
  );
}

async function openTransaction(page: Page, see: See, reference: string): Promise<void> {
  await page.goto("/admin/transactions");
  await page.getByRole("link", { name: reference }).click();
  await see("Transaction Details");
}

async function signIn(page: Page, see: See, email: string): Promise<void> {
  await page.goto("/login");
  const form = await see("Sign in");
  await form.fill({ Email: email, Password: password });
  await form.press("Sign in");
  await see(/^Welcome/);
}

/** Signs the customer out, does something as an administrator, and signs out again. */
async function asAdmin(page: Page, see: See, work: () => Promise<void>): Promise<void> {
  await page.locator("summary", { hasText: "WW" }).click();
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await page.goto("/admin/login");
  const form = await see("Admin Sign In");
  await form.fill({ Email: "admin@example.com", Password: demoPassword });
  await form.press("Sign in");
  await see("Dashboard");
  await work();
  await page.getByRole("button", { name: "Log out" }).first().click();
  await see("Admin Sign In");
}

// Money in and out by bank transfer alone: what the customer, treasury and a colleague do, and in how many pages, fields and clicks.
import type { Browser } from "playwright/test";
import { demoPassword } from "~server/kernel/demo-people";
import { signInAs } from "../support/browser/browser-sign-in";
import { CountedVisit, type DownloadedFile } from "../support/browser/counted-visit";
import { expect, test } from "../support/browser/journey";

// The demo of full size has an account for each staff role.
test.use({
  settings: { DEMO_SIZE: "full", APPROVAL_THRESHOLDS: "USD:1000,EUR:1000,GBP:1000" },
});
test.setTimeout(240_000);

interface People {
  readonly hana: CountedVisit;
  /** Holds the role of treasury alone. */
  readonly tara: CountedVisit;
  readonly ben: CountedVisit;
}

/** In a narrow window the menu takes one more. */
const clicks = (count: number, isNarrow: boolean) => (isNarrow ? count + 1 : count);

// What scripts are for is the same at every width.
for (const [title, width] of [
  ["a deposit is credited, and a withdrawal paid and closed, by bank statements", 1280],
  ["the same in a window of 360 pixels @once", 360],
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } });
    test(title, async ({ browser, hasScripts }) => {
      const people = await peopleOf(browser, hasScripts);
      const { hana, tara, ben } = people;
      const isNarrow = width === 360;
      const before = await availableTo(hana);
      hana.taken();
      await announce(hana);
      expect(hana.taken()).toEqual({ pages: 3, fields: 1, clicks: 3 });
      await playTransfer(hana);
      const file = await uploadOfTwo(people);
      expect(tara.taken()).toEqual({ pages: 3, fields: 2, clicks: clicks(3, isNarrow) });
      await confirmAsColleague(people, file);
      expect(ben.taken()).toEqual({ pages: 4, fields: 0, clicks: clicks(4, isNarrow) });
      expect(await availableTo(hana)).toBe(before + 1200);

      const reference = await withdraw(hana);
      await payInBatch(people, reference);
      await importDebit(people);
      await hana.page.goto("/dashboard/transactions");
      await hana.follow(reference);
      await expect(hana.page.getByText(/arrived/i).first()).toBeVisible();
      expect(await availableTo(hana)).toBe(before + 1200 - 55.5);
      for (const person of Object.values(people)) await person.close();
    });
  });

async function peopleOf(browser: Browser, hasScripts: boolean): Promise<People> {
  const person = async (name: string) => {
    const visit = await CountedVisit.open(browser, hasScripts);
    await signInAs(visit.page, name);
    return visit;
  };
  return {
    hana: await person("hana"),
    tara: await person("treasury"),
    ben: await person("second.admin"),
  };
}

async function availableTo(hana: CountedVisit): Promise<number> {
  await hana.page.goto("/dashboard");
  const text = await hana.page
    .getByText("Available", { exact: true })
    .locator("xpath=..")
    .textContent();
  const [, amount = ""] = /\$([\d,]+\.\d\d)/.exec(text ?? "") ?? [];
  return Number(amount.replaceAll(",", ""));
}

async function announce(hana: CountedVisit): Promise<void> {
  await hana.follow("Deposit");
  await hana.see("Wallet");
  await hana.press("Bank transfer");
  await hana.see("Deposit by bank transfer");
  await expect(hana.page.getByText(/^RF\d\d( \w{1,4})+$/)).toBeVisible();
  await hana.fill("Amount (USD)", "1200.00");
  await hana.press("I've sent it");
  await hana.see("Wallet");
  await expect(hana.page.getByText("We're expecting $1,200.00 by bank transfer")).toBeVisible();
}

/** What a demonstration has in place of the customer's bank. */
async function playTransfer(hana: CountedVisit): Promise<void> {
  await hana.page.goto("/dashboard/wallet/deposit/bank-transfer");
  await hana.follow("Play the bank");
  await hana.see("Play the bank");
  await hana.fill("Amount (USD)", "1200.00");
  await hana.press("Send transfer");
  await expect(hana.page.getByText("The transfer is in today's statement.")).toBeVisible();
}

/** The bank's file of today, as treasury downloads it. */
async function statementOf(tara: CountedVisit): Promise<DownloadedFile> {
  await tara.page.goto("/admin/demonstration-bank");
  await tara.see("Demonstration bank");
  await tara.choose("Account", /^USD/);
  return tara.download(tara.page.getByRole("button", { name: "Download file" }));
}

async function upload(tara: CountedVisit, file: DownloadedFile): Promise<void> {
  await tara.page.goto("/admin");
  tara.taken();
  await tara.fromMenu("Bank statements");
  await tara.see("Bank statements");
  await tara.follow("Upload statement");
  await tara.see("Upload statement");
  await tara.choose("Account", /USD/);
  await tara.attach("File", file);
  await tara.press("Upload statement");
  await tara.see(file.name);
}

/** Who uploads can't confirm at or above the threshold; the file's name. */
async function uploadOfTwo({ tara }: People): Promise<string> {
  const file = await statementOf(tara);
  await upload(tara, file);
  await expect(tara.page.getByText("Credit customer").first()).toBeVisible();
  await expect(tara.page.getByText(/Another staff member must confirm this import/)).toBeVisible();
  await expect(tara.page.getByRole("link", { name: "Confirm import" })).toHaveCount(0);
  return file.name;
}

async function confirmAsColleague({ tara, ben }: People, file: string): Promise<void> {
  await ben.page.goto("/admin");
  await ben.fromMenu("Bank statements");
  await ben.see("Bank statements");
  await ben.follow(file);
  await ben.see(file);
  expect(ben.page.url()).toBe(tara.page.url());
  await confirm(ben, file);
}

async function confirm(by: CountedVisit, file: string): Promise<void> {
  await by.follow("Confirm import");
  await by.see(file);
  await by.press("Confirm import");
  await by.see(file);
  await expect(by.page.getByText("Import confirmed. Its lines are being posted.")).toBeVisible();
  await expect(async () => {
    await by.page.reload();
    const posted = by.page.getByRole("heading", { name: "What became of the lines" });
    await expect(posted).toBeVisible({ timeout: 1000 });
    await expect(by.page.getByText("Posted", { exact: true }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}

async function withdraw(hana: CountedVisit): Promise<string> {
  await hana.page.goto("/dashboard/wallet/withdrawal");
  await hana.fill("Amount (USD)", "55.50");
  await hana.tick("Bank transfer");
  await hana.press("Continue to review");
  await hana.see("Review your withdrawal");
  await hana.press("Confirm withdrawal");
  await hana.see("Withdrawal requested");
  await hana.page.getByRole("dialog").getByRole("link", { name: "Continue" }).click();
  return (
    (await hana.page
      .getByText(/^TX-[0-9A-Z]{10}$/)
      .first()
      .textContent()) ?? ""
  );
}

async function payInBatch({ tara, ben }: People, reference: string): Promise<void> {
  await tara.page.goto("/admin/transactions");
  await tara.follow(reference);
  await tara.see("Transaction Details");
  await tara.press("Approve");
  await expect(tara.page.getByText("Transaction approved").first()).toBeVisible();
  await tara.fromMenu("Payouts");
  await tara.see("Payouts");
  await tara.tick(`Select ${reference}`);
  await tara.fill("Batch description", "Today's payouts");
  await tara.press("Prepare batch");
  await tara.see(/^Batch PB-/);

  await ben.page.goto(tara.page.url());
  await ben.follow("Release");
  await ben.press("Release");
  await expect(ben.page.getByText("Batch released").first()).toBeVisible();

  await tara.page.reload();
  await tara.follow(/^CSV file/);
  await tara.see("Download file");
  await tara.fill("Reason", "Upload to the bank");
  await tara.fill(/^Your password/, demoPassword);
  await tara.press("Continue");
  const file = await tara.download(tara.page.getByRole("link", { name: /^Save / }));
  expect(file.buffer.toString()).toContain("55.50");
  await tara.follow("Back to batch");
  await tara.follow("Mark as sent");
  await tara.press("Mark as sent");
  await expect(tara.page.getByText("Batch marked as sent").first()).toBeVisible();
}

/** The payout leaves the account, and the statement closes it. */
async function importDebit({ tara }: People): Promise<void> {
  await tara.page.goto("/admin/demonstration-bank");
  await tara.press("Add to today's statement");
  await expect(tara.page.getByText("One line is in today's statement.")).toBeVisible();
  const file = await statementOf(tara);
  await upload(tara, file);
  await expect(tara.page.getByText("Close payout").first()).toBeVisible();
  await confirm(tara, file.name);
}

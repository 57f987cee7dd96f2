// Handing in identity documents: what was chosen is listed, the upload says how far it is and can be stopped, and each fault names its file.
import { pngFile, pdfFile } from "../support/inputs/files";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

const address = "/dashboard/kyc";
const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(11 * 1024 * 1024) };
const fake = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("no picture") };

test("from the choice of files to the dashboard", async ({ page, hasScripts }) => {
  await signInAs(page, "nora");
  await page.goto(address);
  await page.getByLabel("Document type").selectOption("passport");
  await page.getByLabel("Files").setInputFiles([pngFile("front.png"), pdfFile("letter.pdf")]);
  if (hasScripts)
    await expect(page.locator(".chosen-files li")).toHaveText([
      /^front\.png \d+ kB$/,
      /^letter\.pdf \d+ kB$/,
    ]);
  await page.getByRole("button", { name: "Upload documents" }).click();
  // Where scripts run, it leads there by itself after two seconds.
  const dialog = page.getByRole("dialog", { name: "Documents uploaded successfully" });
  if (!hasScripts) await dialog.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/dashboard#main$/);
  await expect(page.getByText("Your account verification is pending.")).toBeVisible();
});

test("each invalid file is named, and the valid one need not be sent again", async ({ page }) => {
  await signInAs(page, "rita");
  await page.goto(address);
  await page.getByLabel("Document type").selectOption("id_card");
  await page.getByLabel("Files").setInputFiles([pngFile("good.png"), fake, large]);
  await page.getByRole("button", { name: "Upload documents" }).click();
  const fault = page.locator(".field-error");
  await expect(
    fault.filter({
      hasText: "large.png is larger than 10 MB. fake.png isn't a supported image or PDF.",
    }),
  ).toBeVisible();
  await expect(page.getByLabel("good.png already uploaded")).toBeChecked();
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await page.getByRole("button", { name: "Upload documents" }).click();
  await expect(page.getByRole("dialog", { name: "Documents uploaded successfully" })).toBeVisible();
});

test.describe("with scripts", () => {
  test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

  test("files that are too large or too many are reported before the upload", async ({ page }) => {
    await signInAs(page, "george");
    await page.goto(address);
    await page
      .getByLabel("Files")
      .setInputFiles([large, ...Array.from({ length: 10 }, (_, index) => pngFile(`${index}.png`))]);
    const lines = page.locator(".chosen-files li");
    await expect(lines.first()).toHaveText("You can upload a maximum of 10 files");
    await expect(lines.nth(1)).toHaveText("large.png 11 MB – larger than 10 MB");
    await expect(lines.nth(2).locator("img")).toBeVisible();
  });

  test("an upload can be canceled, and sent again", async ({ page }) => {
    await signInAs(page, "pavel");
    await page.goto(address);
    await page.route(`**${address}`, (route) =>
      route.request().method() === "POST" ? undefined : route.continue(),
    );
    await page.getByLabel("Document type").selectOption("passport");
    await page.getByLabel("Files").setInputFiles(pngFile("front.png"));
    // What watches uploads has come.
    await expect(page.locator(".chosen-files li")).toHaveCount(1);
    await page.getByRole("button", { name: "Upload documents" }).click();
    await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
    await expect(page.getByText("Uploading... 0%")).toBeVisible();
    // Leaving meanwhile asks first.
    const asksBeforeLeaving = () =>
      page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
    expect(await asksBeforeLeaving()).toBe(true);
    await page.getByRole("button", { name: "Cancel upload" }).click();
    await expect(page.getByText("Upload canceled. Nothing was submitted.")).toBeVisible();
    expect(await asksBeforeLeaving()).toBe(false);
    await page.unroute(`**${address}`);
    await page.getByRole("button", { name: "Upload documents" }).click();
    await expect(
      page.getByRole("dialog", { name: "Documents uploaded successfully" }),
    ).toBeVisible();
  });

  test("a user who needs longer than two seconds can stay", async ({ page }) => {
    await signInAs(page, "zoe");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(`${address}?submitted=1`);
    await page.getByRole("link", { name: "Stay on this page" }).click();
    await expect(page).toHaveURL(/\/kyc$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

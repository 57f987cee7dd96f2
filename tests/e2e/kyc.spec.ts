// Handing in identity documents: what was chosen is listed, the upload says how far it is and can be stopped, and each fault names its file.
import type { Route } from "playwright/test";
import { pngFile, pdfFile } from "../support/inputs/files";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

const address = "/dashboard/kyc";
const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(11 * 1024 * 1024) };
const fake = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("no picture") };

/** What cameras write into a photo taken upright: turn by 90 degrees. */
const turned = Buffer.from(
  "ffe100224578696600004d4d002a00000008000101120003000000010006000000000000",
  "hex",
);

/** A detailed picture of twelve megapixels, in base64. Runs in the page. */
async function drawPhoto(): Promise<string> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [4000, 3000];
  const context = canvas.getContext("2d");
  for (let index = 0; context && index < 8_000; index += 1) {
    const at = (index * 3_999_971) % 12_000_000;
    context.fillStyle = `hsl(${index % 360} 40% ${30 + (index % 50)}%)`;
    context.fillRect(at % 4000, Math.floor(at / 4000), 40 + (index % 50), 30 + (index % 40));
  }
  return canvas.toDataURL("image/jpeg", 0.97).split(",")[1] ?? "";
}

/** The chosen files, with the sizes of those that are pictures. Runs in the page. */
function sizesOf(input: Element) {
  const files = input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
  return Promise.all(
    files.map(async (file) => {
      const { width, height } = await createImageBitmap(file).catch(() => ({
        width: 0,
        height: 0,
      }));
      return { name: file.name, size: file.size, width, height };
    }),
  );
}

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

  test("photos of a phone are sent small and upright, and by a script that comes with them", async ({
    page,
  }) => {
    await signInAs(page, "george");
    await page.goto(address);
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(request.url()));
    const photo = Buffer.from(await page.evaluate(drawPhoto), "base64");
    expect(photo.byteLength).toBeGreaterThan(400_000);
    const upright = Buffer.concat([photo.subarray(0, 2), turned, photo.subarray(2)]);
    const photos = ["one.jpg", "two.JPG", "three.jfif"].map((name) => ({
      name,
      mimeType: "image/jpeg",
      buffer: upright,
    }));
    const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(500_000) };
    expect(scripts.filter((url) => url.includes("shrink-photos"))).toEqual([]);
    await page.getByLabel("Files").setInputFiles([...photos, broken, pdfFile("letter.pdf")]);
    await expect(page.locator(".chosen-files li").nth(2)).toContainText("three.jpg");
    expect(scripts.filter((url) => url.includes("shrink-photos"))).toHaveLength(1);
    const chosen = await page.getByLabel("Files").evaluate(sizesOf);
    expect(chosen.map(({ name }) => name)).toEqual([
      "one.jpg",
      "two.jpg",
      "three.jpg",
      "broken.jpg",
      "letter.pdf",
    ]);
    for (const { width, height } of chosen.slice(0, 3))
      expect([width, height]).toEqual([1500, 2000]);
    const bytes = chosen.slice(0, 3).reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeLessThan(1024 * 1024);
    expect(chosen[3]?.size).toBe(500_000);
  });

  test("without that script the photo is sent as it is", async ({ page }) => {
    await signInAs(page, "george");
    await page.route("**/shrink-photos*", (route) => route.abort());
    await page.goto(address);
    const buffer = Buffer.from(await page.evaluate(drawPhoto), "base64");
    const failed = page.waitForEvent("requestfailed");
    const photo = { name: "one.jpg", mimeType: "image/jpeg", buffer };
    await page.getByLabel("Files").setInputFiles(photo);
    await failed;
    expect(await page.getByLabel("Files").evaluate(sizesOf)).toMatchObject([
      { name: "one.jpg", size: buffer.byteLength },
    ]);
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

  test("an upload that was interrupted, or failed, says so, and keeps its files", async ({
    page,
  }) => {
    await signInAs(page, "pavel");
    await page.goto(address);
    await page.getByLabel("Document type").selectOption("passport");
    await page.getByLabel("Files").setInputFiles(pngFile("front.png"));
    await expect(page.locator(".chosen-files li")).toHaveCount(1);
    const upload = page.getByRole("button", { name: "Upload documents" });
    const failing = [
      [(route: Route) => route.abort(), "Upload interrupted. Check your connection and try again."],
      [(route: Route) => route.fulfill({ status: 502, body: "Bad gateway" }), "Upload failed."],
    ] as const;
    for (const [answer, text] of failing) {
      await page.route(`**${address}`, answer);
      await upload.click();
      await expect(page.getByText(text)).toBeVisible();
      await page.unroute(`**${address}`);
    }
    await upload.click();
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

// Two tabs of one browser: what was opened by one person is refused after another has signed in.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";
import { pngFile } from "../support/inputs/files";

const documentsIn = ({ dataDir }: { dataDir: string }) =>
  readdirSync(join(dataDir, "documents"), { recursive: true, encoding: "utf8" }).sort();

const kyc = "/dashboard/kyc";

test("a passport doesn't reach the account of the person who signed in since", async ({
  page,
  portal,
  see,
}) => {
  const context = page.context();
  await signInAs(page, "nora");
  await page.goto(kyc);
  await page.getByLabel("Document type").selectOption("passport");
  await page.getByLabel("Files").setInputFiles(pngFile("noras-passport.png"));

  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.locator(".avatar-menu > summary").click();
  await other.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(other).toHaveURL(/\/login/);
  await signInAs(other, "rita");
  await other.goto(kyc);
  const before = documentsIn(portal);
  const ritas = await other.locator("main").textContent();

  await page.getByRole("button", { name: "Upload documents" }).click();
  await see("You're now signed in as Rita Refused");
  await expect(page.getByText("Nothing was submitted or saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();

  await other.reload();
  await expect(other.locator("main")).toHaveText(ritas ?? "");
  await expect(other.getByLabel(/already uploaded/)).toHaveCount(0);
  expect(documentsIn(portal)).toEqual(before);

  await other.getByLabel("Document type").selectOption("passport");
  await other.getByLabel("Files").setInputFiles(pngFile("ritas-passport.png"));
  await other.getByRole("button", { name: "Upload documents" }).click();
  await expect(
    other.getByRole("dialog", { name: "Documents uploaded successfully" }),
  ).toBeVisible();
  expect(documentsIn(portal).length).toBeGreaterThan(before.length);
});

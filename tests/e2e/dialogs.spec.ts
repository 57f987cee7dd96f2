// A dialog is an address: it is in the page, and where scripts run it is modal.
import type { Page } from "playwright/test";
import { signInAs } from "../support/browser/browser-sign-in";
import { expect, test } from "../support/browser/journey";

test.use({ sharesPortal: true });

const closeQuestion = "Close this form? You'll lose what you entered.";

const dialogIn = (page: Page) => page.getByRole("dialog", { name: "Withdraw" });

async function openWithdrawal(page: Page): Promise<void> {
  await signInAs(page, "hana");
  await page.goto("/dashboard/wallet");
  await page.locator("main").getByRole("link", { name: "Withdraw", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/wallet\/withdrawal$/);
  await expect(dialogIn(page)).toBeVisible();
}

test("where it is modal, the buttons of a long one stay in the window", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "without scripts it is a part of the page");
  await signInAs(page, "hana");
  for (const size of [
    { width: 1280, height: 700 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/dashboard/wallet/deposit/crypto");
    const next = page.getByRole("button", { name: "Continue to review" });
    await expect(next).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Description (optional)").focus();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Description (optional)")).toBeInViewport({ ratio: 1 });
  }
});

test("it closes by its link", async ({ page }) => {
  await openWithdrawal(page);
  await dialogIn(page).getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/dashboard\/wallet$/);
  await expect(dialogIn(page)).toHaveCount(0);
});

test("entered values survive Escape and a click outside", async ({ page, hasScripts }) => {
  await (hasScripts ? openModal : openWithdrawal)(page);
  const amount = page.getByLabel("Amount (USD)");
  await amount.fill("3");
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  // A page cannot prevent a second Escape in a row from closing a modal dialog.
  const attempts = [
    () => page.keyboard.press("Escape"),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const [index, attempt] of attempts.entries()) {
    await attempt();
    const questions = hasScripts ? Array(index + 1).fill(closeQuestion) : [];
    await expect.poll(() => asked).toEqual(questions);
  }
  await expect(dialogIn(page)).toBeVisible();
  await expect(amount).toHaveValue("3");
});

async function openModal(page: Page): Promise<void> {
  await openWithdrawal(page);
  await expect(page.locator("dialog:modal")).toBeVisible();
}

test.describe("with scripts", () => {
  test.skip(({ hasScripts }) => !hasScripts, "only where scripts run");

  test("the focus is inside and stays there", async ({ page }) => {
    await openModal(page);
    await expect(page.getByLabel("Amount (USD)")).toBeFocused();
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside, `stop ${stop}`).toBe(false);
    }
  });

  for (const [path, text] of [
    ["/dashboard/settings?saved=1", "Profile updated"],
    ["/dashboard/settings/sessions/others/ending", "Sign out all other devices?"],
  ] as const) {
    test(`without fields, focus starts on its heading: ${text}`, async ({ page }) => {
      await signInAs(page, "hana");
      await page.goto(path);
      await expect(page.getByRole("dialog").getByRole("heading", { name: text })).toBeFocused();
    });
  }

  test("Escape closes it, and the focus returns to where it was", async ({ page }) => {
    await openModal(page);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/dashboard\/wallet$/);
    await expect(
      page.locator("main").getByRole("link", { name: "Withdraw", exact: true }),
    ).toBeFocused();
  });

  test("a click outside closes it", async ({ page }) => {
    await openModal(page);
    await page.mouse.click(5, 5);
    await expect(page).toHaveURL(/\/dashboard\/wallet$/);
  });

  test("a drag that begins or ends inside doesn't close it", async ({ page }) => {
    await openModal(page);
    const box = await dialogIn(page).boundingBox();
    const heading = await dialogIn(page).getByRole("heading", { name: "Withdraw" }).boundingBox();
    if (!box || !heading) throw new Error("The dialog isn't shown");
    const inside = { x: heading.x + 5, y: heading.y + heading.height / 2 };
    const outside = [
      { x: 5, y: 5 },
      { x: box.x - 20, y: heading.y },
      { x: box.x + box.width + 20, y: heading.y },
    ];
    const drags = outside.flatMap((place) => [
      { from: inside, to: place },
      { from: place, to: inside },
    ]);
    for (const { from, to } of drags) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
      await expect(page.locator("dialog:modal")).toBeVisible();
      expect(page.url()).toMatch(/\/withdrawal$/);
    }
    // A selection that was begun in a field, too.
    await page.getByLabel("Amount (USD)").fill("12.34");
    const amount = await page.getByLabel("Amount (USD)").boundingBox();
    await page.mouse.move((amount?.x ?? 0) + 30, (amount?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByLabel("Amount (USD)")).toHaveValue("12.34");
    await expect(page.locator("dialog:modal")).toBeVisible();
  });

  test("its link asks before it discards entered values", async ({ page }) => {
    await openModal(page);
    await page.getByLabel("Bitcoin (BTC)").check();
    const answers = [false, true];
    page.on("dialog", async (dialog) => {
      await (answers.shift() ? dialog.accept() : dialog.dismiss());
    });
    const close = dialogIn(page).getByRole("link", { name: "Close" });
    await close.click();
    await expect(page.getByLabel("Bitcoin (BTC)")).toBeChecked();
    await close.click();
    await expect(page).toHaveURL(/\/dashboard\/wallet$/);
    expect(answers).toEqual([]);
  });

  test("values of a refused form are not discarded without a confirmation", async ({ page }) => {
    await openModal(page);
    await page.getByLabel("Amount (USD)").fill("nothing");
    await dialogIn(page).getByRole("button", { name: "Continue to review" }).click();
    // The summary has the focus before the scripts of the new page make the dialog modal.
    await expect(page.locator("dialog:modal [data-error-summary]")).toBeFocused();
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.message());
      await dialog.accept();
    });
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/dashboard\/wallet$/);
    expect(asked).toEqual([closeQuestion]);
  });

  test("one larger than the window starts with its question", async ({ page }) => {
    await signInAs(page, "hana");
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/dashboard/settings/sessions/others/ending");
    const question = page.getByRole("heading", { name: "Sign out all other devices?" });
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport({ ratio: 1 });
  });

  test("one that reports success gives way to the page that does so as well", async ({ page }) => {
    await openModal(page);
    await page.getByLabel("Amount (USD)").fill("3");
    await page.getByRole("button", { name: "Continue to review" }).click();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByRole("dialog", { name: "Withdrawal requested" })).toBeVisible();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(
      page.getByRole("heading", { level: 1, name: "Withdrawal requested" }),
    ).toBeFocused();
    await expect(page).toHaveURL(/\/receipt$/);
  });

  test("its errors have the focus", async ({ page }) => {
    await openModal(page);
    await dialogIn(page).getByRole("button", { name: "Continue to review" }).click();
    await expect(page.locator("dialog:modal [data-error-summary]")).toBeFocused();
  });
});

// The main job in each language: choose it, sign in, deposit, have a form refused, withdraw, and be written to in it.
import { demoPassword } from "~server/kernel/demo-people";
import { languageNames } from "~server/kernel/list-format";
import { builtInLanguages } from "~server/locales/languages";
import { directionOf, pseudoLocale } from "~server/locales/locale";
import { messagesIn, type CatalogName } from "~server/locales/messages";
import { expect, test } from "../support/browser/journey";

test.use({ viewport: { width: 360, height: 740 } });

const languages = Object.keys(builtInLanguages).filter((language) => language !== pseudoLocale);

for (const language of languages)
  test(`in ${languageNames([language], "en")}`, async ({ page }) => {
    const t = <Name extends CatalogName>(name: Name) => messagesIn(language, name);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const inLanguage = async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveJSProperty(
        "dir",
        directionOf(language) === "rtl" ? "rtl" : "",
      );
      // Nothing is wider than the window, and nothing was left in English.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      if (language !== "en") await expect(page.locator("span[lang=en]")).toHaveCount(0);
    };

    await page.goto("/about");
    const { name } = builtInLanguages[language] ?? { name: "" };
    await page.locator("footer").getByRole("button", { name }).click();
    await inLanguage();

    await page.goto(`/${language}/login`);
    await inLanguage();
    await page.locator("#login-email").fill("hana@example.com");
    await page.locator("#login-password").fill(demoPassword);
    await button(t("signIn")("submit")).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await inLanguage();

    await page.goto("/dashboard/wallet/deposit");
    await inLanguage();
    await page.locator("#deposit-amount").fill("1.234");
    await button(t("drafts")("continueToReview")).click();
    await expect(page.locator("#deposit-amount-error")).toContainText(/1[.,]234[.,]00/);
    await inLanguage();
    await page.locator("#deposit-amount").fill("41");
    await button(t("drafts")("continueToReview")).click();
    await expect(page).toHaveURL(/\/review$/);
    await inLanguage();
    await button(t("deposits")("confirm")).click();
    await expect(page).toHaveURL(/\/receipt/);
    await inLanguage();

    await page.goto("/dashboard/wallet/withdrawal");
    await page.locator("#withdrawal-amount").fill("32,50");
    await button(t("drafts")("continueToReview")).click();
    await expect(page).toHaveURL(/\/review$/);
    await inLanguage();
    await button(t("withdrawals")("confirm")).click();
    await expect(page).toHaveURL(/\/receipt/);
    await inLanguage();

    await page.goto("/dashboard/transactions");
    await inLanguage();
  });

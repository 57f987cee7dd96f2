// What every journey spec imports instead of playwright/test: a portal of its own for each worker, and the person using it.
import { test as base, expect, type Page } from "playwright/test";
import { closeCopy, expectAccessible } from "./accessibility";
import { startPortal, type Portal } from "./server";

export { expect };

type Fixtures = { readonly hasScripts: boolean; readonly see: (heading: string | RegExp) => Promise<PortalPage> };
type WorkerFixtures = { readonly portal: Portal };

export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
  page: async ({ page }, use) => {
    await use(page);
    await closeCopy(page);
  },
  baseURL: async ({ portal }, use) => use(portal.origin),
  hasScripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  see: async ({ page, hasScripts }, use) => use((heading) => PortalPage.at(page, { heading, hasScripts })),
});

/** A page that was reached: it has this one heading, a title, and passes axe, or constructing it fails. */
export class PortalPage {
  private constructor(readonly page: Page) {}

  static async at(page: Page, { heading, hasScripts }: { heading: string | RegExp; hasScripts: boolean }): Promise<PortalPage> {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expectAccessible(page, hasScripts);
    return new PortalPage(page);
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<this> {
    for (const [label, value] of Object.entries(fields)) await this.page.getByLabel(label, { exact: true }).fill(value);
    return this;
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole("button", { name: button, exact: true }).click();
  }

  async follow(link: string): Promise<void> {
    await this.page.getByRole("link", { name: link, exact: true }).first().click();
  }
}

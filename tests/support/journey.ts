// What every journey spec imports instead of playwright/test: a portal of its own for each file, and the person using it.
import { test as base, expect, type Page } from "playwright/test";
import { closeCopy, expectAccessible } from "./accessibility";
import type { Portal } from "./server";
import { startToldPortal } from "./told-portal";

export { expect };

type Fixtures = { readonly portal: Portal; readonly hasScripts: boolean; readonly see: (heading: string | RegExp) => Promise<PortalPage> };
type WorkerFixtures = { readonly running: { file?: string; portal?: Portal } };

export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const running: WorkerFixtures["running"] = {};
      await use(running);
      await running.portal?.stop();
    },
    { scope: "worker" },
  ],
  portal: async ({ running }, use, { file }) => {
    if (running.file !== file) await running.portal?.stop();
    const portal = running.file === file && running.portal ? running.portal : await startToldPortal();
    Object.assign(running, { file, portal });
    await use(portal);
  },
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

// What every journey spec imports instead of playwright/test: a portal of its own for each file, or one shared with others that leave no trace, and the person using it.
import { test as base, expect, type Page } from "playwright/test";
import { closeCopy, expectAccessible } from "./accessibility";
import { kindOfAddress } from "../pages/kind-of-address";
import { RunningPortals } from "../portal/running-portals";
import type { Environment, Portal } from "../portal/server";

export { expect };

type Fixtures = {
  /** Set by files whose journeys don't affect each other. */
  readonly sharesPortal: boolean;
  /** Of the file's own portal. */
  readonly settings: Environment;
  readonly portal: Portal;
  readonly hasScripts: boolean;
  readonly see: (heading: string | RegExp) => Promise<PortalPage>;
};
type WorkerFixtures = { readonly running: RunningPortals };

export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const running = new RunningPortals();
      await use(running);
      await running.stop();
    },
    { scope: "worker" },
  ],
  sharesPortal: [false, { option: true }],
  settings: [{}, { option: true }],
  portal: async ({ running, sharesPortal, settings }, use, { file }) =>
    use(await (sharesPortal ? running.shared() : running.of(file, settings))),
  page: async ({ page }, use) => {
    await use(page);
    await closeCopy(page);
  },
  baseURL: async ({ portal }, use) => use(portal.origin),
  hasScripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  see: async ({ page, hasScripts }, use) =>
    use((heading) => PortalPage.at(page, { heading, hasScripts })),
});

/** The kinds of page that axe has looked at in this process. */
const checked = new Set<string>();

/** Records that the demonstration starts without, and steps after a password. */
const madeOnTheWay =
  /\/(?:messages|outbox|payout-batches|approval-requests|payout-stop)\/:id|\/(?:code|setup|recovery-codes|removal)$/;

/** Whether it is reached only by an act; the other pages are opened by `tests/accessibility`. */
function isReachedByAct(address: string, hasScripts: boolean): boolean {
  const path = kindOfAddress(new URL(address).pathname);
  const kind = `${path} ${hasScripts}`;
  if (checked.has(kind) || !madeOnTheWay.test(path)) return false;
  checked.add(kind);
  return true;
}

/** A page that was reached: it has this one heading and a title, and passes axe where no other layer asks it, or constructing it fails. */
export class PortalPage {
  private constructor(readonly page: Page) {}

  static async at(
    page: Page,
    { heading, hasScripts }: { heading: string | RegExp; hasScripts: boolean },
  ): Promise<PortalPage> {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    if (isReachedByAct(page.url(), hasScripts) || (hasScripts && (await announcesNews(page))))
      await expectAccessible(page, hasScripts);
    return new PortalPage(page);
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<this> {
    for (const [label, value] of Object.entries(fields))
      await this.page.getByLabel(label, { exact: true }).fill(value);
    return this;
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole("button", { name: button, exact: true }).click();
    await expectAnswered(this.page);
  }

  async follow(link: string): Promise<void> {
    await this.page.getByRole("link", { name: link, exact: true }).first().click();
  }
}

/** A form that was sent is gone once its answer is shown. */
export async function expectAnswered(page: Page): Promise<void> {
  await expect(page.locator("form[data-sent]")).toHaveCount(0);
}

/** What is there after an act alone: a notice, or a window above the page. */
async function announcesNews(page: Page): Promise<boolean> {
  return (await page.locator("[data-notice], dialog[open]").count()) > 0;
}

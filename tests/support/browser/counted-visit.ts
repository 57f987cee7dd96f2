// A person with a window of their own, whose pages, fields and clicks are counted.
import { readFileSync } from "node:fs";
import { expect, type Browser, type Locator, type Page } from "playwright/test";
import { expectAnswered, PortalPage } from "./journey";

export interface Taken {
  readonly pages: number;
  readonly fields: number;
  readonly clicks: number;
}

export interface DownloadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Looks at each page that it reaches: none is wider than the window. */
export class CountedVisit {
  private seen = { pages: 0, fields: 0, clicks: 0 };

  private constructor(
    readonly page: Page,
    private readonly hasScripts: boolean,
  ) {}

  static async open(browser: Browser, hasScripts: boolean): Promise<CountedVisit> {
    const context = await browser.newContext();
    return new CountedVisit(await context.newPage(), hasScripts);
  }

  /** What was needed since this was last asked. */
  taken(): Taken {
    const taken = { ...this.seen };
    this.seen = { pages: 0, fields: 0, clicks: 0 };
    return taken;
  }

  /** Reached by a click, or by what stands here for the address. */
  async see(heading: string | RegExp): Promise<void> {
    await PortalPage.at(this.page, { heading, hasScripts: this.hasScripts });
    this.seen.pages += 1;
    const [width, inside] = await this.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(width, this.page.url()).toBe(inside);
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(value);
    this.seen.fields += 1;
  }

  async choose(label: string, option: string | RegExp): Promise<void> {
    const field = this.page.getByRole("combobox", { name: label, exact: true });
    const value = await field.locator("option", { hasText: option }).getAttribute("value");
    await field.selectOption(value);
    this.seen.fields += 1;
  }

  async tick(label: string | RegExp): Promise<void> {
    await this.page.getByLabel(label).check();
    this.seen.fields += 1;
  }

  async attach(label: string, file: DownloadedFile): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).setInputFiles(file);
    this.seen.fields += 1;
  }

  async follow(link: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole("link", { name: link, exact: true }).first());
  }

  async press(button: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole("button", { name: button, exact: true }).first());
    await expectAnswered(this.page);
  }

  /** Opens the menu first where it is closed. */
  async fromMenu(entry: string): Promise<void> {
    const menu = this.page.locator(".mobile-menu > summary");
    if (await menu.isVisible()) await this.click(menu);
    await this.click(
      this.page
        .locator("nav")
        .getByRole("link", { name: new RegExp(`^${entry}`) })
        .filter({ visible: true })
        .first(),
    );
  }

  /** The file that a link or button gives. */
  async download(control: Locator): Promise<DownloadedFile> {
    const [download] = await Promise.all([this.page.waitForEvent("download"), this.click(control)]);
    const buffer = readFileSync(await download.path());
    return {
      name: download.suggestedFilename(),
      mimeType: "application/octet-stream",
      buffer,
    };
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  private async click(control: Locator): Promise<void> {
    await control.click();
    this.seen.clicks += 1;
  }
}

// axe on what a page shows, with scripts on and off.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Browser, type Page } from "playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page, hasScripts: boolean): Promise<void> {
  const findings = hasScripts ? await audit(page) : await auditCopy(page);
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

async function audit(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`);
}

/** axe is a script itself, and waits for ever where scripts are off: it is shown a copy of the page instead. */
async function auditCopy(page: Page): Promise<string[]> {
  const browser: Browser | null = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser.");
  const html = withoutScripts(await page.content());
  const context = await browser.newContext({ viewport: page.viewportSize(), bypassCSP: true, javaScriptEnabled: true, storageState: await page.context().storageState() });
  try {
    const copy = await context.newPage();
    const address = page.url();
    await copy.route((url) => url.href === address, (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }));
    await copy.goto(address);
    return await audit(copy);
  } finally {
    await context.close();
  }
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "").replace(/<\/?noscript[^>]*>/gi, "");
}

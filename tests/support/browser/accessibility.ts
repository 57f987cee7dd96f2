// axe on what a page shows, with scripts on and off.
import axe from "axe-core";
import { expect, type Page } from "playwright/test";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page, hasScripts: boolean): Promise<void> {
  const findings = await audit(hasScripts ? page : await copyOf(page));
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

async function audit(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
    );
  }, standards);
}

/** The page where the copies of a page without scripts are shown, kept from one look to the next. */
const copies = new WeakMap<Page, Page>();

/** axe is a script itself, and waits for ever where scripts are off: it is shown a copy of the page instead, as wide and as dark. */
async function copyOf(page: Page): Promise<Page> {
  const copy = copies.get(page) ?? (await openCopy(page));
  copies.set(page, copy);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await copy.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
  await copy.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
  await copy.context().addCookies(await page.context().cookies());
  const [address, html] = [page.url(), withoutScripts(await page.content())];
  await copy.unrouteAll();
  await copy.route(
    (url) => url.href === address,
    (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }),
  );
  await copy.goto(address);
  return copy;
}

/** To be called when a journey ends. */
export async function closeCopy(page: Page): Promise<void> {
  await copies.get(page)?.context().close();
}

async function openCopy(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ bypassCSP: true, javaScriptEnabled: true });
  if (!context) throw new Error("The page belongs to no browser.");
  return context.newPage();
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<\/?noscript[^>]*>/gi, "");
}

// Shows a page's HTML in a browser, unchanged and at its own address: with its scripts, or without.
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { chromiumPath, launchArguments } from "./browser";
import type { InProcessPortal } from "../portal/in-process-portal";
import type { PageState } from "./page-states";

export const widths = [320, 1280] as const;
/** A phone's window: finds what is covered by a bar, which a window as tall as its page wouldn't. */
const heights = { 320: 640, 1280: 900 } as const;
export const colorSchemes = ["light", "dark", "forced"] as const;

export interface PageView {
  readonly scripts: "on" | "off";
  readonly width: (typeof widths)[number];
  readonly colors: (typeof colorSchemes)[number];
}

/** A page that is only measured is drawn with less work; no picture of it can be taken. */
const withoutPictures = ["--disable-threaded-compositing"];

export async function openBrowser({ takesPictures = false } = {}): Promise<Browser> {
  return chromium.launch({
    args: [...launchArguments, ...(takesPictures ? [] : withoutPictures)],
    executablePath: chromiumPath(),
  });
}

/** A window whose pages the test's scripts may inspect. */
export function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return browser
    .newContext({
      bypassCSP: true,
      locale: "en-US",
      timezoneId: "UTC",
      reducedMotion: "reduce",
      ...options,
    })
    .then((context) => context.newPage());
}

export async function show(
  page: Page,
  { address, html, person }: PageState,
  { scripts, width, colors: scheme }: PageView,
  { origin, held }: InProcessPortal,
): Promise<void> {
  await page.emulateMedia({
    colorScheme: scheme === "dark" ? "dark" : "light",
    forcedColors: scheme === "forced" ? "active" : "none",
  });
  await page.setViewportSize({ width, height: heights[width] });
  await page.context().clearCookies();
  await page
    .context()
    .addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: origin })));
  // The portal's own server serves the page: what Playwright intercepts is neither cached nor fast.
  const url = new URL(address, origin);
  held.set(url.pathname + url.search, {
    body: scripts === "on" ? html : withoutScripts(html),
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
  if (scripts === "off")
    for (const sheet of sheetsOf(html)) await serveWithoutScripts(sheet, { origin, held });
  await page.goto(url.href);
  held.delete(url.pathname + url.search);
}

const noScripts = "?without-scripts";
const sheetPattern = /\/build\/[^"?]+\.css/g;
const sheetsOf = (html: string) => new Set(html.match(sheetPattern));
const unscripted = (css: string) => css.replace(/\(scripting:\s*enabled\)/g, "not all");

/** What a sheet says where scripts are off, in a browser where they are on. */
async function serveWithoutScripts(
  sheet: string,
  { origin, held }: Pick<InProcessPortal, "origin" | "held">,
): Promise<void> {
  if (held.has(sheet + noScripts)) return;
  const body = unscripted(await (await fetch(origin + sheet)).text());
  held.set(sheet + noScripts, {
    body,
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "max-age=3600" },
  });
}

/** The page without its scripts, in a browser that runs the test's. */
export function withoutScripts(html: string): string {
  return unscripted(
    html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "").replace(/<\/?noscript[^>]*>/gi, ""),
  ).replace(sheetPattern, `$&${noScripts}`);
}

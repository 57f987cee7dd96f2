// How the tests start their browser: which one, and with which switches.
import { findBrowser } from "../../machine/browser.js";

/** Windows without a screen get an address bar all the same, with two pages of the browser's own for its suggestions: half of what a window costs. */
const unseen = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** A process is not kept ready for the next site: there is only one. */
const unused = ["SpareRendererForSitePerProcess"];

/** What Playwright turns off itself: it is named again, since of two lists the browser reads the later one alone. */
const leftOutByPlaywright = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Fewer processes: nothing is drawn by a graphics card, and all pages are of one site.
  "--in-process-gpu",
  "--disable-site-isolation-trials",
  `--disable-features=${[...leftOutByPlaywright, ...unseen, ...unused].join(",")}`,
];

export function chromiumPath(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  throw new Error(
    "No browser was found. npm test installs one; or install Chromium (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  );
}

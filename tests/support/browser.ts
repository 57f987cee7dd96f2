// Which browser the journeys run in: the machine's Chromium, first without its windows, which is cheaper, else the one Playwright brought.
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Windows without a screen get an address bar all the same, with two pages of the browser's own for its suggestions: half of what a window costs. */
const unseen = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

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
  `--disable-features=${[...leftOutByPlaywright, ...unseen].join(",")}`,
];

/** Undefined means Playwright's own. */
export function chromiumPath(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const found = usualPlaces.find((path) => existsSync(path));
  if (found || existsSync(chromium.executablePath())) return found;
  throw new Error("No browser was found. Install Chromium (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.");
}

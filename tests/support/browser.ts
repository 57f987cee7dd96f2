// Which browser the journeys run in: the machine's Chromium, else the one Playwright brought.
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Undefined means Playwright's own. */
export function chromiumPath(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const found = usualPlaces.find((path) => existsSync(path));
  if (found || existsSync(chromium.executablePath())) return found;
  throw new Error("No browser was found. Install Chromium (on Debian: apt-get install chromium) or set CHROMIUM_PATH.");
}

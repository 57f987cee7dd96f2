// Screenshots to review after `npm run faults`: tests/.results/screens.
import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";

const screens = fileURLToPath(new URL("../../.results/screens/", import.meta.url));

export async function keepPicture(
  page: Page,
  who: string,
  look: string,
  name: string,
): Promise<void> {
  await page.screenshot({
    path: `${screens}${who}/${look}/${name}.jpg`,
    type: "jpeg",
    quality: 60,
    fullPage: true,
  });
}

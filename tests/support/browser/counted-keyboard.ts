// A keyboard that counts its presses, and the pages that they lead to.
import type { Page } from "playwright/test";

/** Counts what a person at the keyboard does, and the pages it takes. */
export function counted(page: Page) {
  const [pages, presses]: [string[], string[]] = [[], []];
  // Besides jumps within a page: with scripts the next page is put in place of this one.
  page.on("framenavigated", (frame) => {
    if (!frame.url().endsWith("#decide")) pages.push(frame.url());
  });
  return {
    async press(key: string) {
      presses.push(key);
      await page.keyboard.press(key);
    },
    /** A chord, as the browser gets it: Playwright's presses never reach an access key. */
    async access(key: string) {
      presses.push(`Alt+${key}`);
      const browser = await page.context().newCDPSession(page);
      const pressed = { modifiers: 1, key, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) };
      for (const type of ["rawKeyDown", "char", "keyUp"] as const)
        await browser.send("Input.dispatchKeyEvent", {
          ...pressed,
          type,
          ...(type === "char" && { text: key, unmodifiedText: key }),
        });
      await browser.detach();
    },
    taken() {
      const taken = { pages: pages.length, presses: presses.length };
      pages.length = presses.length = 0;
      return taken;
    },
  };
}

export type CountedKeyboard = ReturnType<typeof counted>;

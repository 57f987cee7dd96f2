// Someone who uses no pointer: Tab, letters, Space and Enter.
import type { Locator, Page } from "playwright/test";

const mostPresses = 120;

export class Keyboard {
  constructor(readonly page: Page) {}

  /** Presses Tab until the focus is there. */
  async to(target: Locator): Promise<this> {
    for (let press = 0; press < mostPresses; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return this;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  async type(label: string, text: string): Promise<void> {
    await this.to(this.page.getByLabel(label, { exact: true }));
    await this.page.keyboard.type(text);
  }

  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  button(name: string): Promise<void> {
    return this.press(this.page.getByRole("button", { name, exact: true }));
  }

  /** A link of the page itself rather than of its menus. */
  link(name: string | RegExp): Promise<void> {
    return this.press(this.page.locator("main").getByRole("link", { name, exact: true }).first());
  }

  /** Opens the choice of files by Space, as a person would. */
  async choose(
    label: string,
    files: readonly { name: string; mimeType: string; buffer: Buffer }[],
  ): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.press(this.page.getByLabel(label, { exact: true }), "Space");
    await (await chooser).setFiles([...files]);
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.page.goto(name.includes("admin") ? "/admin/login" : "/login");
    await this.type("Email", `${name}@example.com`);
    await this.type("Password", password);
    await this.button("Sign in");
  }
}

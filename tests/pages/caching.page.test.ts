// Which pages a cache may keep: only those of visitors that have no form token and set no cookie, and only for the same browser.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const tokenIn = (html: string) => /name="formToken" value="([^"]+)"/.exec(html)?.[1];

test.each(["/", "/about", "/terms", "/charts/crypto"])(
  "%s is kept by the browser alone",
  async (path) => {
    const visitor = portal.visitor();
    const page = await visitor.get(path);
    expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(tokenIn(page.html)).toBeUndefined();
  },
);

test.each(["/login", "/signup", "/contact", "/forgot-password", "/admin/login"])(
  "%s is kept nowhere: each visitor gets a form with another token",
  async (path) => {
    const pages = [await portal.visitor().get(path), await portal.visitor().get(path)];
    expect(pages.map(({ headers }) => headers.get("Cache-Control"))).toEqual([
      "no-store",
      "no-store",
    ]);
    const tokens = new Set(pages.map(({ html }) => tokenIn(html)));
    expect([tokens.size, tokens.has(undefined)]).toEqual([2, false]);
  },
);

test.each(["/", "/about", "/no-such-page", "/dashboard"])(
  "%s of a signed-in user is kept nowhere",
  async (path) => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(path);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect((await portal.visitor().get(path)).html).not.toContain("Hana");
  },
);

test("each theme has its own page", async () => {
  const [dark, light] = [portal.visitor(), portal.visitor()];
  await dark.post("/theme", { theme: "dark" });
  for (const round of [1, 2]) {
    expect((await dark.get("/services")).html, `round ${round}`).toMatch(
      /<html[^>]* data-theme="dark"/,
    );
    expect((await light.get("/services")).html, `round ${round}`).not.toMatch(
      /<html[^>]* data-theme=/,
    );
  }
});

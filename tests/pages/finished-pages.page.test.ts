// Public pages come out of the host's memory, and no one ever reads what was made for someone else.
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { finishedPages, type PageAnswer } from "~server/host/finished-pages/finished-pages";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

/** What comes from memory carries an ETag; what is drawn for one visitor does not. */
const isFinished = (page: { headers: Headers }) => page.headers.has("ETag");

test("a text page is rendered once and then served from memory", async () => {
  const first = await portal.visitor().get("/about");
  const second = await portal.visitor().get("/about");
  expect([isFinished(first), isFinished(second)]).toEqual([false, true]);
  expect(second.html).toBe(first.html);
  for (const name of [
    "content-security-policy",
    "x-content-type-options",
    "content-type",
    "vary",
    "cache-control",
  ]) {
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  }
  expect(second.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
  expect([first, second].map(({ headers }) => headers.get("Shared-Seconds"))).toEqual([null, null]);
});

test("a browser that already has it gets 304", async () => {
  await portal.visitor().get("/terms");
  const page = await portal.visitor().get("/terms");
  const origin = /<link rel="canonical" href="([^"]*)"/.exec(page.html)?.[1] ?? "";
  const again = await fetch(origin, {
    headers: {
      "Accept-Encoding": "identity",
      "Sec-Fetch-Site": "none",
      "If-None-Match": page.headers.get("ETag") ?? "",
    },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("each theme has a copy of its own", async () => {
  const [dark, light] = [portal.visitor(), portal.visitor()];
  await dark.post("/theme", { theme: "dark" });
  for (const round of [1, 2, 3]) {
    expect((await dark.get("/services")).html, `round ${round}`).toMatch(
      /<html[^>]* data-theme="dark"/,
    );
    const { html } = await light.get("/services");
    expect(html, `round ${round}`).not.toMatch(/<html[^>]* data-theme=/);
  }
});

describe("is always rendered", () => {
  test("for a signed-in user, whose page is not cached for others", async () => {
    const hana = await portal.signInAs("hana");
    for (let round = 0; round < 2; round += 1) {
      const page = await hana.get("/privacy");
      expect([isFinished(page), page.links("Dashboard").length > 0]).toEqual([false, true]);
    }
    expect((await portal.visitor().get("/privacy")).links("Dashboard")).toEqual([]);
    expect((await portal.visitor().get("/privacy")).links("Sign In").length).toBeGreaterThan(0);
    expect((await hana.get("/privacy")).links("Dashboard").length).toBeGreaterThan(0);
  });

  test.each([
    "/contact",
    "/signup",
    "/admin/login",
    "/contact/received",
    "/no/such/page",
    "/dashboard",
  ])("%s", async (path) => {
    const pages = [await portal.visitor().get(path), await portal.visitor().get(path)];
    expect(pages.map(isFinished)).toEqual([false, false]);
  });

  test.each(["watchlist=EURUSD", "theme=dark; theme=light", "theme=pink", "session=x", "a"])(
    "with the cookie %s",
    async (cookie) => {
      const visitor = portal.visitor();
      for (const pair of cookie.split("; "))
        visitor.cookies.set(pair.split("=")[0] ?? "", pair.split("=")[1] ?? "");
      if (cookie.includes("; ")) visitor.cookies.set("theme", "dark; theme=light");
      expect(
        [await visitor.get("/careers"), await visitor.get("/careers")].map(isFinished),
      ).toEqual([false, false]);
    },
  );

  test.each(["/about?x=1", "/About", "/about/"])(
    "at %s, which is another spelling",
    async (path) => {
      const pages = [await portal.visitor().get(path), await portal.visitor().get(path)];
      expect(pages.map(isFinished)).toEqual([false, false]);
    },
  );
});

describe("the sign-in page", () => {
  const path = "/login";
  test("is the same for all browsers that say where a post comes from, and signs in", async () => {
    const [first, second] = [portal.visitor(), portal.visitor()];
    const { html } = await first.get(path);
    const page = await second.get(path);
    expect([isFinished(page), page.html]).toEqual([true, html]);
    expect([first, second].map(({ cookies }) => cookies.size)).toEqual([0, 0]);
    expect(page.html).not.toMatch(/name="(?:formToken|key)"/);
    const typed = { email: "admin@example.com", password: demoPassword };
    expect((await second.submit(page, typed)).location).toBe("/admin");
    expect(isFinished(await second.get(path))).toBe(false);
  });

  test("has a token and a session for each of the others, whatever was asked for before", async () => {
    await portal.visitor().get(path);
    await portal.visitor().get(path, { Origin: portal.origin });
    const tokens = new Set<unknown>();
    for (let round = 0; round < 2; round += 1) {
      const visitor = portal.visitor();
      const page = await visitor.get(path, {});
      expect([isFinished(page), visitor.cookies.size]).toEqual([false, 1]);
      tokens.add(/name="formToken" value="([^"]+)"/.exec(page.html)?.[1]);
    }
    expect([tokens.size, tokens.has(undefined)]).toEqual([2, false]);
  });
});

describe("the cache", () => {
  const asked = (url: string) =>
    Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
  const answer: PageAnswer = {
    status: 200,
    headers: { "content-type": "text/html" },
    text: Buffer.from("<p>hello</p>"),
    body: Buffer.from("<p>hello</p>"),
  };
  /** Whether the answer is handed to the next one who asks. */
  const isKept = (change: Partial<PageAnswer>, seconds = 60, laterMs = 0): boolean => {
    let time = 0;
    const pages = finishedPages(() => time);
    pages.save(asked("/about"), seconds, { ...answer, ...change });
    time += laterMs;
    let wasDrawn = false;
    pages.before(() => void (wasDrawn = true))(
      asked("/about"),
      new ServerResponse(asked("/about")),
    );
    return !wasDrawn;
  };

  test.each([
    ["a cacheable response", {}, 60, 0, true],
    ["one that has expired", {}, 60, 60_000, false],
    ["one that doesn't allow it", {}, 0, 0, false],
    ["one that sets a cookie", { headers: { "set-cookie": "session=1" } }, 60, 0, false],
    [
      "one with a form token in it",
      { text: Buffer.from('<input name="formToken" value="x">') },
      60,
      0,
      false,
    ],
    ["an error", { status: 404 }, 60, 0, false],
  ])("%s", (_what, change, seconds, laterMs, expected) => {
    expect(isKept(change, seconds, laterMs)).toBe(expected);
  });
});

// The public site as a visitor without scripts finds it: menu, footer, texts, and what search engines read.
import { afterAll, describe, expect, test } from "vitest";
import { wordmark } from "~server/kernel/brand-drawing";
import { operator } from "~server/kernel/operator";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const visitor = portal.visitor();
const signedIn = await portal.signInAs("hana");

const texts = [
  "/",
  "/about",
  "/services",
  "/buy-crypto",
  "/copy-trading",
  "/trading-tools",
  "/contact",
  "/careers",
  "/terms",
  "/privacy",
  "/accessibility",
];
const charts = ["/charts/forex", "/charts/indices", "/charts/crypto"];

const within = (html: string, tag: string, label: string) =>
  new RegExp(`<${tag}[^>]*aria-label="${label}"[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? "";
const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe.each(texts)("%s", async (path) => {
  const page = await visitor.get(path);

  test("is a page with a heading, and ends with its risk warning", () => {
    expect([page.status, page.heading.length > 3]).toEqual([200, true]);
    expect(page.html.lastIndexOf("Risk warning.")).toBeGreaterThan(
      page.html.lastIndexOf("</main>"),
    );
  });

  test("has a menu that opens by keyboard and touch without scripts", () => {
    const menu = within(page.html, "nav", "Main menu");
    expect(hrefs(menu)).toEqual([
      "/about",
      "/services",
      "/buy-crypto",
      "/copy-trading",
      "/trading-tools",
      ...charts,
      "/contact",
    ]);
    expect([...menu.matchAll(/<summary[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual([
      "Services",
      "Trading Tools",
    ]);
    expect([page.links("Sign In")[0], page.links("Get Started")[0]]).toEqual(["/login", "/signup"]);
    expect(hrefs(within(page.html, "nav", "Main menu \\(small screen\\)"))).toEqual([
      ...hrefs(menu),
      "/login",
      "/signup",
    ]);
  });

  test("highlights its own entry in menu and footer", () => {
    const marked = [...page.html.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(
      ([, href]) => href,
    );
    if (path !== "/") expect(new Set(marked)).toEqual(new Set([path]));
  });

  test("leads to every other public page by its footer", () => {
    const missing = [...texts.slice(1), ...charts].filter(
      (other) => !hrefs(within(page.html, "nav", "All pages")).includes(other),
    );
    expect(missing).toEqual([]);
  });

  test("has metadata for search engines and shared links", () => {
    const address = /<link rel="canonical" href="([^"]*)"/.exec(page.html)?.[1] ?? "";
    expect(new URL(address).pathname).toBe(path);
    expect(meta(page.html, "description")).toMatch(/^.{40,170}$/);
    expect(meta(page.html, "og:description")).toBe(meta(page.html, "description"));
    expect([meta(page.html, "og:url"), meta(page.html, "og:image")]).toEqual([
      address,
      new URL("/share.png", address).href,
    ]);
    expect(meta(page.html, "robots")).toBeUndefined();
  });
});

test("a signed-in user gets a link to the dashboard instead of the sign-in", async () => {
  const page = await signedIn.get("/about");
  expect([page.links("Dashboard").length > 0, page.links("Sign In")]).toEqual([true, []]);
});

test("pages not meant for search engines say so", async () => {
  const [lost, received, admin] = await Promise.all(
    ["/no/such/page", "/contact/received", "/admin/login"].map((path) => visitor.get(path)),
  );
  const dashboard = await signedIn.get("/dashboard");
  expect(
    [lost, received, admin, dashboard].map((page) => meta(page?.html ?? "", "robots")),
  ).toEqual(["noindex", "noindex", "noindex", "noindex"]);
});

test("an unknown address shows the 404 page", async () => {
  const page = await visitor.get("/no/such/page");
  expect([page.status, page.heading, page.link("Go home")]).toEqual([404, "Page not found", "/"]);
  expect(page.text).toContain("The page you were looking for doesn't exist or has been moved.");
});

test("the site map lists the pages, and robots are kept out of the rest", async () => {
  const { html: map } = await visitor.get("/sitemap.xml");
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const pages = [...texts, ...charts, "/login", "/signup"];
  const inLanguages = ["en", "es", "de", "ar"].flatMap((language) =>
    pages.map((path) => `/${language}${path === "/" ? "" : path}`),
  );
  expect(listed.toSorted()).toEqual([...pages, ...inLanguages].toSorted());
  const { html: robots } = await visitor.get("/robots.txt");
  for (const path of ["/dashboard", "/admin", "/api/", "/documents/"])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/);
});

test("security.txt says where to report a vulnerability, and is current", async () => {
  const { html, headers } = await visitor.get("/.well-known/security.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = html
    .trimEnd()
    .split("\n")
    .map((line) => line.split(": "));
  expect(fields.map(([name]) => name)).toEqual(["Contact", "Expires", "Preferred-Languages"]);
  const { Contact, Expires = "" } = Object.fromEntries(fields);
  expect(Contact).toBe(`mailto:${operator().supportEmail}`);
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect([days > 30, days < 365]).toEqual([true, true]);
});

test("the name is drawn as part of the logo, and is text for screen readers", async () => {
  const { html } = await visitor.get("/");
  const [mark = ""] = /<a class="brand"[\s\S]*?<\/a>/.exec(html) ?? [];
  expect(mark).toContain(wordmark()?.path ?? operator().brand);
  expect(mark.replaceAll(/<[^>]*>/g, "")).toBe(operator().brand);
});

test("the manifest's icons are there", async () => {
  const { html } = await visitor.get("/site.webmanifest");
  const { icons } = JSON.parse(html) as { icons: { src: string }[] };
  const answers = await Promise.all(
    [...icons.map(({ src }) => src), "/share.png"].map((path) => visitor.get(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("the sign-up form links to the terms to accept", async () => {
  expect((await visitor.get("/signup")).link("Terms of use")).toBe("/terms");
});

describe("the front page", () => {
  test("calls its claims examples", async () => {
    const { text } = await visitor.get("/");
    expect(text).toMatch(/Example figures.*12 ms.*1:500.*0\.01.*100%/);
  });

  test("opens the first of its questions, and only that one", async () => {
    const { html } = await visitor.get("/");
    const questions = [...html.matchAll(/<details class="disclosure"([^>]*)>/g)];
    expect(questions.length).toBeGreaterThan(5);
    expect(questions.map(([, attributes]) => /\bopen\b/.test(attributes ?? ""))).toEqual(
      questions.map((_question, index) => index === 0),
    );
  });

  test("pictures a withdrawal from request to arrival, labeled as an example", async () => {
    const { text } = await visitor.get("/");
    expect(text).toMatch(
      /Bank withdrawal Example figures \$350\.00.*Requested.*Approved.*Sent.*Arrived/,
    );
  });

  test("contains a template of an example that says it is simulated, until examples are turned off", async () => {
    const guest = portal.visitor();
    const page = await guest.get("/");
    expect(page.html).toMatch(
      /<template data-examples="">.*Recent Withdrawal!.*Simulated example – not a real customer.*<\/template>/,
    );
    const stopped = await guest.post("/examples", {});
    expect([stopped.status, stopped.location]).toEqual([303, "/"]);
    expect((await guest.get("/")).html).not.toContain("Recent Withdrawal!");
    expect((await visitor.get("/")).html).toContain("Recent Withdrawal!");
  });
});

// A first visit takes at most 22 kB of a public page and 29 kB of a signed-in one, with styles and script, of which 5 kB are script;
// a later signed-in page takes 10 kB, and a chart that comes to life 170 kB of script. Headers count.
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptsWithin, measurePages, type PageWeight } from "../support/measures/page-weights";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

const scriptLimitBytes = 5_000;
const laterLimitBytes = 10_000;
const chart = { limitBytes: 170_000, files: 6 };
let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(() => portal.stop());

test.each([
  ["a visitor", ["/", "/login", "/signup", "/admin/login", "/no-such-page"], 22_000, undefined],
  ["a customer", ["/dashboard"], 29_000, "hana@example.com"],
  ["an administrator", ["/admin"], 29_000, "admin@example.com"],
])("every page is within its weight limits for %s", async (_who, start, firstBytes, email) => {
  const pages = await measurePages(portal.origin, start, email);
  const over = ({ total, script, css, headers, html }: PageWeight) =>
    total + script > firstBytes ||
    script > scriptLimitBytes ||
    (css > 0 && headers + html > laterLimitBytes);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter(over)).toEqual([]);
});

test("a chart becomes interactive with few scripts, and none of them is Remix's", async () => {
  const scripts = [...(await scriptsWithin(portal.origin, "/charts/forex")).values()];
  const text = scripts.map((script) => script.text).join("\n");
  expect(text).toContain("highcharts");
  expect(text).not.toMatch(/__remix|react-router/i);
  expect(scripts.length).toBeLessThanOrEqual(chart.files);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(chart.limitBytes);
});

// A first visit takes at most 17 kB for the page with its style and 5 kB for its script, and 170 kB of script where a chart comes to life. Headers count.
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptsWithin, measurePages, type PageWeight } from "../support/measures/page-weights";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

const pageLimitBytes = 17_000;
const scriptLimitBytes = 5_000;
const chart = { limitBytes: 170_000, files: 6 };
let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(() => portal.stop());

test.each([
  ["a visitor", ["/", "/login", "/signup", "/admin/login", "/no-such-page"], undefined],
  ["a customer", ["/dashboard"], "hana@example.com"],
  ["an administrator", ["/admin"], "admin@example.com"],
])("every page is within its weight limit for %s", async (_who, start, email) => {
  const pages = await measurePages(portal.origin, start, email);
  const over = ({ total, script }: PageWeight) =>
    total > pageLimitBytes || script > scriptLimitBytes;
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

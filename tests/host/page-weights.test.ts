// A page with its style fits into the first flight of a connection, about 14.6 kB; its script never grows past 5 kB.
import { afterAll, beforeAll, expect, test } from "vitest";
import { weighPages, type PageWeight } from "../support/measures/page-weights";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

const pageLimitBytes = 14_600;
const scriptLimitBytes = 5_000;
let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(() => portal.stop());

test.each([
  ["a visitor", ["/", "/login", "/signup", "/admin/login", "/no-such-page"], undefined],
  ["a customer", ["/dashboard"], "hana@example.com"],
  ["an administrator", ["/admin"], "admin@example.com"],
])("every page is light for %s", async (_who, start, email) => {
  const pages = await weighPages(portal.origin, start, email);
  const over = ({ total, script }: PageWeight) =>
    total > pageLimitBytes || script > scriptLimitBytes;
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter(over)).toEqual([]);
});

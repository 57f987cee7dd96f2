import { expect, test } from "vitest";
import { measurePages } from "../support/measures/page-weights";
import { startPortal } from "../support/portal/server";
import { printTable } from "./table";

test("bytes transferred", async () => {
  const portal = await startPortal();
  const pages = [
    ...(await measurePages(portal.origin, [
      "/",
      "/login",
      "/signup",
      "/admin/login",
      "/no-such-page",
    ])),
    ...(await measurePages(portal.origin, ["/dashboard"], "hana@example.com")),
    ...(await measurePages(portal.origin, ["/admin"], "admin@example.com")),
  ];
  await portal.stop();
  printTable(
    "Brotli bytes of each page; targets: headers + HTML + CSS <= 14600, script needed 0, enhance with its headers <= 4500",
    pages.map((page) => ({ ...page })),
  );
  expect(pages.length).toBeGreaterThan(10);
});

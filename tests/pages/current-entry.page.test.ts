// The menu of an area marks the entry that a page belongs to, also where its address lies elsewhere.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const [customer, admin] = [await portal.signInAs("hana"), await portal.signInAs("admin")];

test.each([
  [customer, "/dashboard", "Dashboard"],
  [customer, "/dashboard/markets/chart?symbol=BTCUSD", "Markets"],
  [customer, "/dashboard/wallet/withdrawal", "Wallet"],
  [customer, "/dashboard/wallet/card/removal", "Wallet"],
  [customer, "/dashboard/settings/sessions", "Settings"],
  [
    customer,
    "/dashboard/confirm-password?returnTo=%2Fdashboard%2Fsettings%2Fapi-tokens",
    "Settings",
  ],
  [admin, "/admin/wallets/users", "Wallets"],
  [admin, "/admin/messages", "Messages"],
  [admin, "/admin/approval-requests", "Dashboard"],
] as const)("$1 belongs to $2, as both of its menus say", async (person, path, label) => {
  const { status, html } = await person.get(path);
  expect(status).toBe(200);
  expect(markedIn(html)).toEqual([label, label]);
});

test.each([
  [customer, "/dashboard/no-such-page"],
  [admin, "/admin/no-such-page"],
] as const)("$1 belongs to no entry", async (person, path) => {
  const { status, html } = await person.get(path);
  expect(status).toBe(404);
  expect(markedIn(html)).toEqual([undefined, undefined]);
});

const markedIn = (html: string) =>
  [...html.matchAll(/<nav[^>]*aria-label="(?:Main|Admin) menu[\s\S]*?<\/nav>/g)].map(
    ([menu]) => /aria-current="page"[\s\S]*?([\w -]+)<\/a>/.exec(menu)?.[1],
  );

test("what the account menu leads to is highlighted there alone", async () => {
  const { html } = await admin.get("/admin/second-factor");
  const marked = [...html.matchAll(/<a href="([^"]+)" aria-current="page"/g)];
  expect(marked.map(([, href]) => href)).toEqual(["/admin/second-factor"]);
});

test("the account menu has the theme, the time the session expires, and sign-out", async () => {
  for (const [person, path] of [
    [customer, "/dashboard"],
    [admin, "/admin"],
  ] as const) {
    const { html } = await person.get(path);
    const menu = /<details class="avatar-menu"[\s\S]*?<\/details>/.exec(html)?.[0] ?? "";
    expect(menu).toContain("data-session-end");
    for (const action of ["/theme", "/logout"]) expect(menu).toContain(`action="${action}"`);
  }
});

// Every list that has pages shows one, whatever its address says: the last for a number too large, the first for no number.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const people = { hana: await portal.signInAs("hana"), admin: await portal.signInAs("admin") };
const month = new Date().toISOString().slice(0, 7);

const lists = [
  ["hana", "/dashboard/transactions"],
  ["hana", "/dashboard/earning-history"],
  ["hana", "/dashboard/settings/data-access-log"],
  ["hana", `/dashboard/statements/${month}`],
  ["admin", "/admin/users"],
  ["admin", "/admin/transactions"],
  ["admin", "/admin/transactions?limit=200"],
  ["admin", "/admin/wallets"],
  ["admin", "/admin/wallets/users"],
  ["admin", "/admin/reconciliation"],
  ["admin", "/admin/messages"],
  ["admin", "/admin/approval-requests"],
  ["admin", "/admin/outbox"],
  ["admin", "/admin/payouts"],
  ["admin", "/admin/payouts?limit=200"],
  ["admin", "/admin/payout-batches"],
] as const;
const tooLarge = ["20000", "1000001", "9".repeat(25)];
const noPage = ["-1", "0", "1.5", "abc", "-20000", "1e9", ""];

const shownAt = async (name: "hana" | "admin", address: string, page: string) => {
  const { pathname, searchParams } = new URL(address, portal.origin);
  searchParams.set("page", page);
  let shown = await people[name].get(`${pathname}?${searchParams}`);
  for (let hops = 0; shown.location !== null && hops < 3; hops += 1)
    shown = await people[name].get(shown.location);
  return shown;
};
const rowsIn = (html: string) => html.match(/<tr/g)?.length ?? 0;

test.each(lists)("%s at %s", async (name, address) => {
  const first = await shownAt(name, address, "1");
  expect(first.status).toBe(200);
  for (const page of noPage) {
    const shown = await shownAt(name, address, page);
    expect([page, shown.status, shown.heading]).toEqual([page, 200, first.heading]);
    expect(rowsIn(shown.html)).toBe(rowsIn(first.html));
  }
  for (const page of tooLarge) {
    const shown = await shownAt(name, address, page);
    expect([page, shown.status, shown.heading]).toEqual([page, 200, first.heading]);
    expect(rowsIn(shown.html) > 0).toBe(rowsIn(first.html) > 0);
    const current = /<a [^>]*aria-current="page"[^>]*>(\d+)<\/a>\s*<\/nav>/.exec(shown.html);
    if (/rel="(?:prev|next)"/.test(shown.html)) expect(current).not.toBeNull();
  }
});

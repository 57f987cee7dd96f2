// What a page says before or next to a mistake, instead of ignoring it.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

test.each(["", "/deposit", "/deposit/crypto", "/withdrawal"])(
  "an inactive account is warned before a form is filled in: /dashboard/wallet%s",
  async (below) => {
    const text =
      "Your account isn't active. Deposits and withdrawals are disabled. Contact support.";
    const zoe = await portal.signInAs("zoe");
    const id = (await usersIn(db).byEmail("zoe@example.com"))?.id ?? "";
    expect((await zoe.get(`/dashboard/wallet${below}`)).text).not.toContain(text);
    await usersIn(db).update(id, { account_status: "inactive" });
    expect((await zoe.get(`/dashboard/wallet${below}`)).text).toContain(text);
    await usersIn(db).update(id, { account_status: "active" });
  },
);

test("a coin's minimum is shown in dollars, too", async () => {
  const hana = await portal.signInAs("hana");
  expect((await hana.get("/dashboard/wallet/deposit/crypto")).text).toMatch(
    /Bitcoin \(BTC\), minimum 0\.\d+ BTC \(about \$[\d,]+\.\d\d\)/,
  );
});

describe.each(["/dashboard/transactions", "/admin/transactions", "/admin/users", "/admin/audit"])(
  "on %s",
  (path) => {
    test("invalid and reversed dates are named next to the search", async () => {
      const person = await portal.signInAs(path.startsWith("/admin") ? "admin" : "hana");
      const odd = await person.get(`${path}?from=2026-02-30&to=soon`);
      expect(odd.text).toContain("“2026-02-30” isn't a valid date, so it was ignored.");
      expect(odd.text).toContain("“soon” isn't a valid date");
      expect((await person.get(`${path}?from=2026-03-02&to=2026-03-01`)).text).toContain(
        "“From” is later than “To”, so nothing matches.",
      );
      expect((await person.get(`${path}?from=2026-03-01&to=2026-03-01`)).text).not.toMatch(
        /valid date|is later than/,
      );
    });
  },
);

test.each(["/charts/forex", "/charts/crypto", "/charts/indices", "/dashboard/markets/chart"])(
  "%s names an unknown symbol",
  async (path) => {
    const hana = await portal.signInAs("hana");
    expect((await hana.get(`${path}?symbol=NOPE`)).text).toContain(
      "Symbol “NOPE” not found. Showing ",
    );
    expect((await hana.get(path)).text).not.toContain("not found");
  },
);

test("an emptied watchlist can be restored", async () => {
  const hana = await portal.signInAs("hana");
  hana.cookies.set("watchlist", "");
  const page = await hana.get("/dashboard/markets");
  expect(page.text).toContain("Restore defaults");
  const restored = await hana.follow(
    await hana.submit(page, { defaults: "on" }, { form: "watch-addition" }),
  );
  expect([restored.notice, restored.text.includes("Restore defaults")]).toEqual([
    "Default watchlist restored",
    false,
  ]);
  expect(restored.text).toContain("BTC/USD");
});

test.each([
  ["hana", "/login"],
  ["admin", "/admin/login"],
])("%s is asked to confirm signing out", async (name, path) => {
  const person = await portal.signInAs(name);
  const signedOut = await person.follow(await person.post("/logout", {}));
  expect([signedOut.path.split("?")[0], signedOut.text.includes("You've signed out.")]).toEqual([
    path,
    true,
  ]);
  expect((await person.get(path)).text).not.toContain("You've signed out.");
});

// Wallets in the administrators' area: found, credited, closed and made again.
import { afterAll, describe, expect, test } from "vitest";
import { walletsIn } from "../../server/features/ledger/wallet-store";
import { openPortal } from "../support/portal/in-process-portal";
import { seededWallets } from "../support/people/seeded-wallets";
import { rowsOf } from "../support/pages/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { walletOf } = seededWallets(portal);
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

describe("the lists", () => {
  test("of wallets leads to each, found by its owner", async () => {
    const page = await admin.get("/admin/wallets");
    expect([page.heading, rowsOf(page).length]).toEqual(["Wallets", 9]);
    const found = await admin.get("/admin/wallets?search=zo%C3%AB");
    expect(rowsOf(found)).toHaveLength(1);
    expect(found.text).toMatch(/€[\d,]+\.\d\d/);
    expect((await admin.get("/admin/wallets?search=nobody")).text).toContain("No rows to display");
  });

  test("of wallet users has its columns, and says who has no wallet", async () => {
    const { userId, wallet, path } = await walletOf("nora");
    const page = await admin.get("/admin/wallets/users?search=nora");
    expect(
      [...page.html.matchAll(/<th\s[^>]*>(?:<a[^>]*>)?([^<]*)</g)].map(([, header]) => header),
    ).toEqual(["User ID", "Full name", "Email", "Currency", "Wallet ID"]);
    expect(page.link(userId)).toBe(`/admin/users/${userId}`);
    expect(page.link(`${wallet?.id} of Nora New (nora@example.com)`)).toBe(path);
    await walletsIn(db).setClosed(userId, 1, 1);
    expect(
      (await admin.get("/admin/wallets/users?search=nora")).link(
        "No wallet of Nora New (nora@example.com)",
      ),
    ).toBe(path);
    await walletsIn(db).setClosed(userId, null, 1);
  });

  test.each(["/admin/wallets", "/admin/wallets/users"])(
    "%s keeps search and size from page to page",
    async (list) => {
      const page = await admin.get(`${list}?search=hana&limit=25&page=3`);
      expect(page.location).toBe(`${list}?limit=25&search=hana`);
      expect(rowsOf(await admin.get(`${list}?limit=25&page=x`))).toHaveLength(9);
    },
  );
});

describe("a wallet's page", () => {
  test("shows balances, four transactions, and card and bank masked", async () => {
    const page = await admin.get((await walletOf("hana")).path);
    expect(page.heading).toBe("Wallet");
    expect(page.html.match(/>TX-\w+</g)).toHaveLength(4);
    expect(page.text).toContain("•••• •••• •••• 1111");
    expect(page.text).toContain("Account number ••••6789");
    expect(page.html).not.toContain("000123456789");
    expect(page.link("Hana Howard")).toMatch(/^\/admin\/users\//);
  });

  test("keeps free-text bank details hidden", async () => {
    const page = await admin.get((await walletOf("george")).path);
    expect(page.text).toContain("Account details description Hidden");
    expect(page.html).not.toContain("55779911");
  });

  test("of no one is 'No user found'", async () => {
    const page = await admin.get("/admin/wallets/no-such-id");
    expect([page.status, page.heading]).toEqual([404, "Wallet"]);
    expect(page.text).toContain("No user found");
  });
});

describe("deleting and creating", () => {
  test("an empty wallet is deleted immediately, and created again with one click", async () => {
    const { path } = await walletOf("nora");
    const asked = await admin.get((await admin.get(path)).link("Delete wallet"));
    expect(asked.text).toContain("Are you sure you want to delete this wallet?");
    const gone = await admin.follow(await admin.submit(asked, {}, { form: "wallet-deletion" }));
    expect(gone.notice).toBe("Wallet deleted");
    expect(gone.text).toContain("This user doesn't have a wallet.");
    expect((await admin.get(`${path}/credit`)).text).toContain("This user doesn't have a wallet.");
    const nora = await portal.signInAs("nora");
    expect((await nora.get("/dashboard/wallet")).text).toContain(
      "Failed to load wallet information. Please refresh the page.",
    );
    const late = await admin.get(`${path}/creation`);
    const back = await admin.follow(await admin.submit(gone, {}, { form: "create-wallet" }));
    expect([back.path, back.notice]).toEqual([path, "Wallet created"]);
    const twice = await admin.submit(late, {}, { form: "wallet-creation" });
    expect([twice.status, twice.messages]).toEqual([200, ["This user already has a wallet."]]);
    expect(
      (await admin.get(`${path}/creation`)).forms.map(({ id }) => id),
      "nothing to press",
    ).not.toContain("wallet-creation");
  });

  test("one with money in it asks a second time, and shows the amount", async () => {
    const { path, userId } = await walletOf("simon");
    const again = await admin.follow(
      await admin.submit(
        await admin.get(`${path}/deletion`),
        { reason: "Asked for by letter" },
        { form: "wallet-deletion" },
      ),
    );
    expect(again.text).toContain("$80.00 is still in this wallet.");
    expect(again.messages).toEqual([]);
    expect(await walletsIn(db).ofUser(userId)).toBeDefined();
    expect(again.form("wallet-deletion").fields.reason).toBe("Asked for by letter");
    const gone = await admin.follow(await admin.submit(again, {}, { form: "wallet-deletion" }));
    expect(gone.notice).toBe("Wallet deleted");
    expect(await walletsIn(db).ofUser(userId)).toBeUndefined();
    expect(await portal.ledgerFaults()).toEqual([]);
  });
});

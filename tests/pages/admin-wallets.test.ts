// Wallets in the administrators' area: found, credited, closed and made again.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/in-process-portal";
import { seededWallets } from "../support/seeded-wallets";
import { rowsOf } from "../support/table-rows";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { walletOf, balancesOf } = seededWallets(portal);
const { store } = portal.backend.context.storage;
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

  test("of wallet users has the spec's columns, and says who has none", async () => {
    const { userId, wallet, path } = await walletOf("nora");
    const page = await admin.get("/admin/wallets/users?search=nora");
    expect(
      [...page.html.matchAll(/<th\s[^>]*>(?:<a[^>]*>)?([^<]*)</g)].map(([, header]) => header),
    ).toEqual(["User ID", "Full name", "Email", "Currency", "Wallet ID"]);
    expect(page.link(userId)).toBe(`/admin/users/${userId}`);
    expect(page.link(`${wallet?.id} of Nora New`)).toBe(path);
    await store.wallets.setClosed(userId, 1, 1);
    expect(
      (await admin.get("/admin/wallets/users?search=nora")).link("No wallet of Nora New"),
    ).toBe(path);
    await store.wallets.setClosed(userId, null, 1);
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
    expect(rowsOf(page)).toHaveLength(4);
    expect(page.text).toContain("•••• •••• •••• 1111");
    expect(page.text).toContain("Account number ••••6789");
    expect(page.html).not.toContain("000123456789");
    expect(page.link("Hana Howard")).toMatch(/^\/admin\/users\//);
  });

  test("keeps what somebody outside both regions wrote hidden", async () => {
    const page = await admin.get((await walletOf("george")).path);
    expect(page.text).toContain("Account details description Hidden");
    expect(page.html).not.toContain("55779911");
  });

  test("of nobody is 'No user found'", async () => {
    const page = await admin.get("/admin/wallets/no-such-id");
    expect([page.status, page.heading]).toEqual([404, "Wallet"]);
    expect(page.text).toContain("No user found");
  });
});

describe("crediting", () => {
  test("books at once, with the words of the API", async () => {
    const { path } = await walletOf("pavel");
    const { available } = await balancesOf("pavel");
    const form = {
      amount: "12.34",
      transactionAction: "transfer",
      description: "Goodwill",
      reference: "GOOD-1",
    };
    const after = await admin.follow(
      await admin.submit(await admin.get(`${path}/credit`), form, { form: "credit" }),
    );
    expect([after.path, after.notice]).toEqual([path, "Wallet credited"]);
    expect((await balancesOf("pavel")).available).toBe(available + 1234n);
    expect(after.link("GOOD-1")).toMatch(/^\/admin\/transactions\//);
  });

  test("of type withdrawal is a real debit, refused where the funds are short", async () => {
    const { path } = await walletOf("pavel");
    const form = {
      transactionType: "withdrawal",
      transactionAction: "payment",
      description: "Fee",
    };
    const short = await admin.submit(
      await admin.get(`${path}/credit`),
      { ...form, amount: "12.35" },
      { form: "credit" },
    );
    expect([short.status, short.messages]).toEqual([200, ["Insufficient balance"]]);
    const debited = await admin.follow(
      await admin.submit(
        await admin.get(`${path}/credit`),
        { ...form, amount: "12.34" },
        { form: "credit" },
      ),
    );
    expect(debited.notice).toBe("Wallet debited");
    expect((await balancesOf("pavel")).available).toBe(0n);
  });

  test.each(["0", "-5", "many", ""])(
    "of %j is refused: 'Enter a positive amount'",
    async (amount) => {
      const { path } = await walletOf("pavel");
      const answer = await admin.submit(
        await admin.get(`${path}/credit`),
        { amount, description: "Goodwill" },
        { form: "credit" },
      );
      expect([answer.status, answer.faults]).toEqual([
        200,
        [
          {
            message: "Enter a positive amount, for example 1,234.50 USD",
            fieldId: "credit-amount",
          },
        ],
      ]);
      expect(answer.form("credit").fields.amount).toBe(amount);
    },
  );

  test.each(["", "  "])(
    "without a reason (%j) is refused beside its field, with nothing lost",
    async (description) => {
      const { path } = await walletOf("simon");
      const before = await balancesOf("simon");
      const answer = await admin.submit(
        await admin.get(`${path}/credit`),
        { amount: "5", description },
        { form: "credit" },
      );
      expect([answer.status, answer.faults]).toEqual([
        200,
        [{ message: "Enter a reason", fieldId: "credit-description" }],
      ]);
      expect([answer.form("credit").fields.amount, await balancesOf("simon")]).toEqual([
        "5",
        before,
      ]);
    },
  );

  test("three times with one form has one effect", async () => {
    const { path } = await walletOf("simon");
    const { available } = await balancesOf("simon");
    const page = await admin.get(`${path}/credit`);
    await Promise.all(
      [1, 2, 3].map(() =>
        admin.submit(page, { amount: "5", description: "Goodwill" }, { form: "credit" }),
      ),
    );
    expect((await balancesOf("simon")).available).toBe(available + 500n);
  });

  test("one's own wallet is for another administrator", async () => {
    const { path } = await walletOf("admin");
    const answer = await admin.submit(
      await admin.get(`${path}/credit`),
      { amount: "5", description: "Goodwill" },
      { form: "credit" },
    );
    expect([answer.status, answer.messages]).toEqual([
      200,
      ["Another administrator has to change your own wallet."],
    ]);
  });
});

describe("deleting and creating", () => {
  test("an empty wallet goes at once, and comes back by one press", async () => {
    const { path } = await walletOf("nora");
    const asked = await admin.get((await admin.get(path)).link("Delete wallet"));
    expect(asked.text).toContain("Are you sure you want to delete this wallet?");
    const gone = await admin.follow(await admin.submit(asked, {}, { form: "wallet-deletion" }));
    expect(gone.notice).toBe("Wallet deleted");
    expect(gone.text).toContain("This person has no wallet.");
    expect((await admin.get(`${path}/credit`)).text).toContain("This person has no wallet.");
    const nora = await portal.signInAs("nora");
    expect((await nora.get("/dashboard/wallet")).text).toContain(
      "Failed to load wallet information. Please refresh the page.",
    );
    const late = await admin.get(`${path}/creation`);
    const back = await admin.follow(await admin.submit(gone, {}, { form: "create-wallet" }));
    expect([back.path, back.notice]).toEqual([path, "Wallet created"]);
    const twice = await admin.submit(late, {}, { form: "wallet-creation" });
    expect([twice.status, twice.messages]).toEqual([200, ["This person has a wallet already."]]);
    expect(
      (await admin.get(`${path}/creation`)).forms.map(({ id }) => id),
      "nothing to press",
    ).not.toContain("wallet-creation");
  });

  test("one with money in it asks a second time, and says how much", async () => {
    const { path, userId } = await walletOf("simon");
    const again = await admin.follow(
      await admin.submit(await admin.get(`${path}/deletion`), {}, { form: "wallet-deletion" }),
    );
    expect(again.text).toContain("There is still $85.00 in this wallet.");
    expect(await store.wallets.ofUser(userId)).toBeDefined();
    const gone = await admin.follow(
      await admin.submit(again, { reason: "Asked for by letter" }, { form: "wallet-deletion" }),
    );
    expect(gone.notice).toBe("Wallet deleted");
    expect(await store.wallets.ofUser(userId)).toBeUndefined();
    expect(await portal.ledgerFaults()).toEqual([]);
  });
});

// Access to card and bank details by plain forms: a reason, the password again, shown once, and the
// customer is told.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { auditIn } from "~server/features/audit/store";
import { outboxIn } from "~server/features/email/store";
import { demoPassword } from "~server/kernel/demo-people";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());
// Whatever was confirmed in the test before counts no more.
beforeEach(() => portal.passMinutes(6));

const idOf = async (name: string) => (await usersIn(db).byEmail(`${name}@example.com`))?.id ?? "";
const walletOf = async (name: string) => `/admin/wallets/${await idOf(name)}`;
const reason = "The bank asked about this";
const proof = { reason, password: demoPassword };
const number = "4111 1111 1111 1111";

async function accesses(name: string, action: string) {
  return auditIn(db).countAbout({ about: await idOf(name), actions: [action] });
}

describe("a card", () => {
  test("is shown once, with reason and password, and the page is not cached", async () => {
    const before = await accesses("hana", "card.accessed");
    const wallet = await admin.get(await walletOf("hana"));
    const asked = await admin.get(wallet.link("Reveal card"));
    expect([asked.heading, asked.text.includes("1111"), asked.text.includes(number)]).toEqual([
      "Reveal card",
      true,
      false,
    ]);
    const seen = await admin.submit(asked, proof);
    expect([seen.status, seen.heading]).toEqual([200, "Full card details"]);
    expect(seen.text).toContain(number);
    expect(seen.text).toMatch(/CVV \d{3}/);
    expect(seen.headers.get("Cache-Control")).toContain("no-store");
    expect(seen.html).not.toContain(demoPassword);
    expect(seen.link("Done")).toBe(await walletOf("hana"));
    expect(await accesses("hana", "card.accessed")).toBe(before + 1);
    expect((await admin.get(asked.path)).text).not.toContain(number);
  });

  test("is emailed to its owner", async () => {
    const before = await letters();
    await admin.submit(await admin.get(`${await walletOf("zoe")}/card`), proof);
    expect(await letters()).toBe(before + 1);
  });

  test("without its CVV says when it was erased", async () => {
    const seen = await admin.submit(await admin.get(`${await walletOf("zoe")}/card`), proof);
    expect(seen.text).toMatch(/CVV erased on \d+ \w+ 20\d\d/);
  });

  test("without a password is not shown, and the reason is kept", async () => {
    const page = await admin.get(`${await walletOf("hana")}/card`);
    const without = await admin.submit(page, { reason });
    expect([without.status, without.faults]).toEqual([
      200,
      [{ message: "Enter your password to continue.", fieldId: "access-card-password" }],
    ]);
    expect(without.form().fields.reason).toBe(reason);
    const wrong = await admin.submit(page, { reason, password: "not it" });
    expect([wrong.status, wrong.faults[0]?.fieldId]).toEqual([200, "access-card-password"]);
    expect(wrong.html).not.toContain("not it");
    for (const answer of [without, wrong]) expect(answer.text).not.toContain(number);
  });

  test("within five minutes requires no second password, but a reason each time", async () => {
    const path = `${await walletOf("hana")}/card`;
    await admin.submit(await admin.get(path), proof);
    portal.passMinutes(4);
    expect((await admin.submit(await admin.get(path), { reason })).heading).toBe(
      "Full card details",
    );
    const none = await admin.submit(await admin.get(path), {});
    expect([none.status, none.faults]).toEqual([
      200,
      [{ message: "Enter why you need to see this", fieldId: "access-card-reason" }],
    ]);
    portal.passMinutes(2);
    expect((await admin.submit(await admin.get(path), { reason })).isRefusal).toBe(true);
  });

  test("that doesn't exist is reported", async () => {
    const answer = await admin.submit(await admin.get(`${await walletOf("nora")}/card`), proof);
    expect([answer.status, answer.messages]).toEqual([200, ["Not found"]]);
  });

  const letters = async () => (await outboxIn(db).ofUser(await idOf("zoe"))).length;
});

describe("photos of a card", () => {
  test("are shown in the page, the back only while its deposit is pending", async () => {
    const front = await admin.submit(
      await admin.get(`${await walletOf("hana")}/card-photo`),
      proof,
    );
    expect(front.html).toMatch(
      /<img src="data:image\/\w+;base64,[\w+/=]{20,}" alt="Front of the card"/,
    );
    const back = await admin.submit(await admin.get(`${await walletOf("zoe")}/card-photo`), {
      ...proof,
      side: "back",
    });
    expect([back.status, back.messages]).toEqual([
      200,
      ["This photo was deleted because it's no longer needed."],
    ]);
  });
});

describe("bank details", () => {
  test.each([
    ["hana", "Account number 000123456789"],
    ["zoe", "IBAN DE89370400440532013000"],
    ["george", "Account details description Sort code 20-00-00, account 55779911"],
  ])("of %s are shown in full", async (name, text) => {
    const seen = await admin.submit(await admin.get(`${await walletOf(name)}/bank-details`), proof);
    expect([seen.heading, seen.text.includes(text)]).toEqual(["Full bank details", true]);
    const dashboard = await (await portal.signInAs(name)).get("/dashboard");
    expect(dashboard.status).toBe(200);
    expect(await accesses(name, "bank_details.accessed")).toBe(1);
  });
});

describe("the destination of a withdrawal", () => {
  test("is shown in full from the transaction's page, and leads back there", async () => {
    const rows = await transactionsIn(db).list(
      { userId: await idOf("hana"), type: "withdrawal", status: "pending" },
      { limit: 10, offset: 0 },
    );
    const shown = [];
    for (const { id } of rows) {
      const detail = await admin.get(`/admin/transactions/${id}?from=%2Fadmin`);
      const seen = await admin.submit(await admin.get(detail.link("Reveal destination")), proof);
      expect(seen.link("Done")).toBe(`/admin/transactions/${id}?from=%2Fadmin#main`);
      shown.push(seen.text);
    }
    expect(shown.join()).toContain("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa");
    expect(shown.join()).toContain("Account number 000123456789");
  });
});

test("no one else can open it, and the log contains no secret", async () => {
  const hana = await portal.signInAs("hana");
  const path = `${await walletOf("zoe")}/card`;
  expect((await hana.post(path, proof)).location).toMatch(/^\/admin\/login/);
  expect(portal.logLines().join()).not.toMatch(/4111[ -]?1111|DE8937|000123456789/);
});

// A session that ends while a form is open: the entries come back for the same user, are sent by no one else, and contain no secret.
import { afterAll, describe, expect, test } from "vitest";
import { sessionsIn } from "~server/features/sessions/store";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { openPortal } from "../support/portal/in-process-portal";
import { idOf, submitAfterSessionEnd, signInOn } from "../support/pages/late-form";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

const again = "Nothing has been submitted yet. Check your entries, then submit again.";
const wallet = "/dashboard/wallet";
describe("a form that is sent after its cookie is gone", () => {
  const text = "Your session has ended. Sign in to continue.";

  test.each([
    ["hana", `${wallet}/withdrawal`, "/login"],
    ["admin", "/admin/users/new", "/admin/login"],
  ])("%s sees why the form was not submitted", async (name, path, login) => {
    const person = await portal.signInAs(name);
    const page = await person.get(path);
    person.cookies.clear();
    const signIn = await person.follow(await person.submit(page, {}));
    expect([signIn.path.split("?")[0], signIn.text.includes(text)]).toEqual([login, true]);
    expect((await signInOn(person, signIn, name)).path.split("?")[0]).toBe(path);
  });

  test("a page without a form shows no such message", async () => {
    const person = portal.visitor();
    expect((await person.follow(await person.get(`${wallet}/withdrawal`))).text).not.toContain(
      text,
    );
  });

  test("a customer among the administrators is still signed in", async () => {
    const admin = await portal.signInAs("admin");
    const page = await admin.get("/admin/users/new");
    const hana = await portal.signInAs("hana");
    expect((await hana.follow(await hana.submit(page, {}))).text).not.toContain(text);
  });
});

describe("a form that is sent after the session has ended", () => {
  test("a withdrawal comes back as it was entered, and continues from there", async () => {
    const fields = {
      amount: "12.34",
      paymentMethod: "crypto_payment",
      walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
      description: "For <rent>",
    };
    const { person, shown } = await submitAfterSessionEnd(portal, `${wallet}/withdrawal`, fields);
    expect([shown.path.split("?")[0], shown.text.includes(again)]).toEqual([
      `${wallet}/withdrawal`,
      true,
    ]);
    expect(shown.form("withdrawal").fields).toMatchObject(fields);
    expect((await person.submit(shown)).location).toMatch(/\/review$/);
  });

  test("is shown again when its page is loaded again, and at no other URL", async () => {
    const { person, shown } = await submitAfterSessionEnd(portal, `${wallet}/withdrawal`, {
      amount: "12.34",
      paymentMethod: "bank",
    });
    expect((await person.get(shown.path)).form("withdrawal").fields.amount).toBe("12.34");
    const later = await person.get(`${wallet}/withdrawal`);
    expect([later.text.includes(again), later.form("withdrawal").fields.amount]).toEqual([
      false,
      "",
    ]);
  });

  test("one with errors comes back as well", async () => {
    const { shown } = await submitAfterSessionEnd(portal, `${wallet}/withdrawal`, {
      amount: "a lot",
      paymentMethod: "bank",
    });
    expect(shown.form("withdrawal").fields.amount).toBe("a lot");
  });

  test("bank details come back with their region", async () => {
    const fields = {
      recipientName: "Zoë New",
      accountNumber: "532013000",
      iban: "DE89 3704 0044 0532 0130 00",
      swiftCode: "COBADEFFXXX",
    };
    const { shown } = await submitAfterSessionEnd(
      portal,
      `${wallet}/bank-details?region=EUROPE`,
      fields,
      {
        name: "nora",
      },
    );
    expect(shown.path.replace(/&retry=.*/, "")).toBe(`${wallet}/bank-details?region=EUROPE`);
    expect(shown.form("bank").fields).toMatchObject(fields);
  });

  test("a confirmation is asked for again, and nothing has moved", async () => {
    const hana = await portal.signInAs("hana");
    const review = await hana.follow(
      await hana.submit(await hana.get(`${wallet}/withdrawal`), {
        amount: "5.00",
        paymentMethod: "bank",
      }),
    );
    const before = (await transactionsIn(db).total({ userId: await idOf(portal, "hana") })).count;
    await sessionsIn(db).endAllOf(await idOf(portal, "hana"));
    const shown = await signInOn(hana, await hana.follow(await hana.submit(review)), "hana");
    expect([shown.path.split("?")[0], shown.heading]).toEqual([
      review.path,
      "Review your withdrawal",
    ]);
    expect((await transactionsIn(db).total({ userId: await idOf(portal, "hana") })).count).toBe(
      before,
    );
  });
});

test("a message to us is sent whether or not the session has ended", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get("/contact");
  await sessionsIn(db).endAllOf(await idOf(portal, "hana"));
  const sent = await hana.submit(page, {
    fullname: "Hana Howard",
    email: "hana@example.com",
    message: "Still here",
  });
  expect(sent.location).toBe("/contact/received");
});

test("an administrator's form comes back, too", async () => {
  const admin = await portal.signInAs("admin");
  const page = await admin.get(`/admin/wallets/${await idOf(portal, "george")}/credit`);
  await sessionsIn(db).endAllOf(await idOf(portal, "admin"));
  const turned = await admin.submit(page, { amount: "31.00", description: "Goodwill" });
  expect(turned.location).toMatch(/^\/admin\/login\?/);
  const shown = await signInOn(admin, await admin.follow(turned), "admin");
  expect(shown.form("credit").fields).toMatchObject({ amount: "31.00", description: "Goodwill" });
});

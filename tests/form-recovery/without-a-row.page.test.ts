// Where no row can keep a refused form, the answer to its post shows it; a flood of visitors' forms takes no one else's room.
import { afterAll, describe, expect, test } from "vitest";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";
import { formRecoveriesMaximum } from "~server/features/form-recovery/form-recoveries";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

const withdrawal = "/dashboard/wallet/withdrawal";
const typed = { amount: "a lot", paymentMethod: "bank", description: "For <rent>" };
const letter = { fullname: "Vera Visitor", email: "vera@example.org" };
const expired = "Your earlier entries have expired. Enter them again.";
const waiting = (person: Visitor) =>
  [...person.cookies].filter(([name]) => name.startsWith("form-"));

async function withoutTable<Value>(work: () => Promise<Value>): Promise<Value> {
  await db.schema.alterTable("form_recoveries").renameTo("away").execute();
  return work().finally(() => db.schema.alterTable("away").renameTo("form_recoveries").execute());
}

describe("a refused form that no row can keep is shown by the answer to its post", () => {
  const isShown = (page: ShownPage, status: number, message: string) => {
    expect([page.status, page.location, page.messages]).toEqual([status, null, [message]]);
    expect(page.title).toMatch(/^Error: /);
    expect(page.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*>/);
  };
  const invalidAmount = "Enter a valid amount, for example 1,234.50 USD";
  const withoutSpace = async <Value>(work: () => Promise<Value>) => {
    const { context } = portal.backend;
    const { hasDiskSpace } = context;
    Object.assign(context, { hasDiskSpace: () => Promise.resolve(false) });
    return work().finally(() => Object.assign(context, { hasDiskSpace }));
  };

  test.each([
    ["the disk is below its reserve", withoutSpace],
    ["the database refuses the row", withoutTable],
  ] as const)("while %s", async (_why, meanwhile) => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(withdrawal);
    const refused = await meanwhile(() => hana.submit(page, typed));
    isShown(refused, 422, invalidAmount);
    expect(refused.form("withdrawal").fields).toMatchObject(typed);
    expect([waiting(hana), refused.notice]).toEqual([[], ""]);
    const again = await meanwhile(() => hana.submit(refused, { amount: "still a lot" }));
    isShown(again, 422, invalidAmount);
    const accepted = await hana.submit(again, { amount: "5.00" });
    expect(accepted.location).toMatch(/\/review$/);
  });

  test("if it is too long", async () => {
    const vera = portal.visitor();
    const message = "x".repeat(40_000);
    const page = await vera.get("/contact");
    const refused = await vera.submit(page, { ...letter, message }, { form: "contact" });
    expect([refused.status, refused.messages.length, waiting(vera)]).toEqual([422, 1, []]);
    expect(refused.form("contact").fields).toMatchObject({ ...letter, message });
  });

  test("with 503 if the service behind it is out of order", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(withdrawal);
    const fields = { amount: "5.00", paymentMethod: "bank", description: "Rent" };
    const refused = await withoutSpace(() => hana.submit(page, fields));
    expect([refused.status, refused.messages.length]).toEqual([503, 1]);
    expect(refused.form("withdrawal").fields).toMatchObject(fields);
  });

  test("in a dialog, and without its password", async () => {
    const nora = await portal.signInAs("nora");
    const page = await nora.get("/dashboard/wallet/bank-details?region=OTHERS");
    const fields = { description: "", password: "a secret passphrase" };
    const refused = await withoutSpace(() => nora.submit(page, fields));
    expect([refused.status, refused.html.includes("<dialog")]).toEqual([422, true]);
    expect(refused.messages).toEqual(["Please provide account details description"]);
    expect(refused.html).not.toContain(fields.password);
  });

  test("filled in by a button, as no refusal", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get("/dashboard/wallet/deposit");
    const filled = await withoutSpace(() => hana.submit(page, { fill: "amount 100" }));
    expect([filled.status, filled.messages, filled.form("deposit").fields.amount]).toEqual([
      200,
      [],
      "100",
    ]);
  });

  test("but after its session has ended: then its page says that the entries are gone", async () => {
    const hana = await portal.signInAs("hana");
    const page = await hana.get(withdrawal);
    const { fields } = page.form("withdrawal");
    await hana.post("/logout", { formToken: page.formToken ?? "" });
    const sent = await withoutTable(() => hana.postOnly(withdrawal, { ...fields, ...typed }));
    const signIn = await hana.follow(sent);
    expect(signIn.text).toContain("Nothing has been submitted yet.");
    const credentials = { email: "hana@example.com", password: "demonstration" };
    const after = await hana.follow(await hana.submit(signIn, credentials, { form: "login" }));
    expect([after.path.split("?")[0], after.notice]).toEqual([withdrawal, expired]);
  });
});

describe("a flood of visitors' forms", () => {
  test("leaves those of signed-in people alone, and other visitors see theirs at once", async () => {
    const hana = await portal.signInAs("hana");
    const earlier = await hana.submit(await hana.get(withdrawal), typed);
    const expires_at = portal.backend.context.now() + 3_600_000;
    const flood = Array.from({ length: formRecoveriesMaximum.visitor }, (_, index) => ({
      id: `visitor-flood-${index}`,
      sealed: "text",
      expires_at,
    }));
    await db.insertInto("form_recoveries").values(flood).execute();
    const vera = portal.visitor();
    const page = await vera.get("/contact");
    const refused = await vera.submit(page, { ...letter, message: "" }, { form: "contact" });
    expect([refused.status, refused.form("contact").fields]).toEqual([
      422,
      expect.objectContaining(letter),
    ]);
    const later = await hana.submit(await hana.get(withdrawal), typed);
    for (const { path } of [earlier, later])
      expect((await hana.get(path)).form("withdrawal").fields).toMatchObject(typed);
    await db.deleteFrom("form_recoveries").where("id", "like", "visitor-flood-%").execute();
  });
});

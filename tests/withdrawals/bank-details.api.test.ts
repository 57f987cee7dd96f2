// Bank details: which fields a region asks for, how they are checked, shown and replaced.
import { expect, test } from "vitest";
import type { Storage } from "~server/database/storage";
import { bankDetailsIn } from "~server/features/withdrawals/bank-details-store";
import { idempotencyIn } from "~server/http/idempotency-store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pdfFile } from "../support/inputs/files";
import { bankOfHana, bankOfZoe, formOf } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";

const named = (bytes: BlobPart, name: string, type = "image/png") =>
  new File([bytes], name, { type });

describeEitherEngine("bank details", (portal) => {
  const save = (nora: Customer, body: unknown) => nora.saveBank(body);

  test.each([
    [
      { region: "USA" },
      ["recipientName", "bankName", "accountNumber", "routingNumber"],
      "Please fill all required fields for USA bank details",
    ],
    [
      { region: "EUROPE" },
      ["recipientName", "accountNumber", "iban", "swiftCode"],
      "Please fill all required fields for Europe bank details",
    ],
    [
      { region: "OTHERS", description: " " },
      ["description"],
      "Please provide account details description",
    ],
  ])("%j names its missing fields", async (body, fields, message) => {
    const { errors } = await save(await portal().register(), body);
    expect(Object.keys(errors)).toEqual(fields);
    expect(new Set(Object.values(errors).map(([first]) => first))).toEqual(new Set([message]));
  });

  test.each([
    [
      { ...bankOfHana.usa, routingNumber: "021000022" },
      "USA",
      { routingNumber: ["Enter a valid 9-digit routing number"] },
    ],
    [
      { ...bankOfZoe.europe, iban: "DE88370400440532013000" },
      "EUROPE",
      { iban: ["Enter a valid IBAN"] },
    ],
    [
      { ...bankOfHana.usa, recipientName: "\u0000\u202e" },
      "USA",
      { recipientName: ["Please fill all required fields for USA bank details"] },
    ],
    [
      { ...bankOfZoe.europe, swiftCode: "NOPE" },
      "EUROPE",
      { swiftCode: ["Enter a valid SWIFT/BIC code"] },
    ],
    [
      { description: "x", documentUrl: "javascript:alert(1)" },
      "OTHERS",
      { documentUrl: ["Enter a URL that starts with http:// or https://"] },
    ],
    [{}, "MARS", { region: ["Choose your bank's region"] }],
  ])("%j of %s is validated", async (block, region, errors) => {
    expect((await save(await portal().register(), { ...block, region })).errors).toEqual(errors);
  });

  test("are shown masked, nested and flat alike, and replaced by the next", async () => {
    const nora = await portal().register();
    const nested = await save(nora, bankOfZoe);
    const flat = await save(nora, { region: "EUROPE", ...bankOfZoe.europe });
    expect(flat.body).toEqual(nested.body);
    expect(nested.body).toMatchObject({
      region: "EUROPE",
      europe: { iban: "••••3000", accountNumber: "••••3000", swiftCode: "COBADEFFXXX" },
    });
    await nora.patch("/wallets/bank-details/update", bankOfHana);
    expect((await nora.get("/wallets/bank-details")).body).toMatchObject({
      region: "USA",
      usa: { accountNumber: "••••6789" },
    });
  });

  test("require the password even if the key of an earlier call is forgotten while they are saved", async () => {
    const nora = await portal().register();
    const key = "used-and-forgotten";
    await nora.saveCard();
    const deposit = { amount: "1.00", paymentMethod: "card" };
    expect((await nora.post("/wallets/top-up", deposit, { key })).status).toBe(201);
    const whole = portal().context.storage;
    const forgetting: Storage["transaction"] = async (work, contended) => {
      await idempotencyIn(whole.db).forget(nora.id, key);
      return whole.transaction(work, contended);
    };
    Object.assign(portal().context, { storage: { ...whole, transaction: forgetting } });
    const sent = await nora.post("/wallets/bank-details/add", bankOfHana, { key });
    Object.assign(portal().context, { storage: whole });
    expect(sent).toMatchObject({ status: 403, code: "password_needed" });
    expect(await bankDetailsIn(whole.db).ofUser(nora.id)).toBeUndefined();
  });

  test("are shown again to a repeated call, with the password entered long ago", async () => {
    const nora = await portal().register();
    const first = await nora.saveBank(bankOfHana, "save-once");
    const again = () => nora.post("/wallets/bank-details/add", bankOfHana, { key: "save-once" });
    portal().advance({ minutes: 10 });
    expect((await again()).body).toEqual(first.body);
    const other = await nora.post("/wallets/bank-details/add", bankOfZoe, { key: "save-once" });
    expect(other.code).toBe("key_reused");
  });

  test("of OTHERS may include a document", async () => {
    const nora = await portal().register();
    const answer = await save(
      nora,
      formOf({
        region: "OTHERS",
        description: "See the letter",
        document: asFile(pdfFile("letter.pdf")),
      }),
    );
    expect(answer.body).toMatchObject({
      others: {
        description: "See the letter",
        documentUrl: expect.stringMatching(/^\/api\/documents\//),
      },
    });
    const bad = await save(
      nora,
      formOf({ region: "OTHERS", description: "x", document: named("hello", "letter.pdf") }),
    );
    expect(bad.errors).toEqual({
      document: ["letter.pdf isn't a supported image or PDF."],
    });
  });
});

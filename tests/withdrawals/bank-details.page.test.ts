import { afterAll, describe, expect, test } from "vitest";
import { sentByScriptHeader } from "~server/kernel/form-recovery";
import { demoPassword } from "~server/kernel/demo-people";
import { maskedLabels } from "~/ui/bank-block";
import { openPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
afterAll(() => portal.close());

const path = "/dashboard/wallet/bank-details";
const usa = {
  region: "USA",
  recipientName: "Nora New",
  bankName: "First Bank",
  accountNumber: "0009 8765 4321",
  routingNumber: "021000021",
  password: demoPassword,
};
const europe = {
  region: "EUROPE",
  recipientName: "Nora New",
  accountNumber: "532013000",
  iban: "DE89 3704 0044 0532 0130 00",
  swiftCode: "COBADEFFXXX",
  password: demoPassword,
};
const others = {
  region: "OTHERS",
  description: "Sort code 20-00-00, account 55779911",
  password: demoPassword,
};

/** The dialog as it is drawn for a region, posted with these fields. */
async function save(person: Visitor, fields: Record<string, string>) {
  const page = await person.get(`${path}?region=${fields.region ?? ""}`);
  return person.submit(page, fields);
}

describe("bank details", () => {
  test.each([
    ["USA", "Please fill all required fields for USA bank details"],
    ["EUROPE", "Please fill all required fields for Europe bank details"],
    ["OTHERS", "Please provide account details description"],
  ])("of %s with nothing filled in: %s", async (region, message) => {
    const nora = await portal.signInAs("nora");
    const answer = await save(nora, { region, password: demoPassword });
    expect(answer.status).toBe(200);
    expect(new Set(answer.messages)).toEqual(new Set([message]));
    for (const { fieldId = "none" } of answer.faults)
      expect(answer.hasId(fieldId), fieldId).toBe(true);
  });

  test.each([
    [{ ...usa, routingNumber: "021000022" }, "Enter a valid 9-digit routing number"],
    [{ ...usa, accountNumber: "12x4" }, "Enter an account number of 4 to 17 digits"],
    [{ ...europe, iban: "DE89 3704 0044 0532 0130 01" }, "Enter a valid IBAN"],
    [{ ...europe, swiftCode: "COBA" }, "Enter a valid SWIFT/BIC code"],
    [
      { ...others, documentUrl: "javascript:alert(1)" },
      "Enter a URL that starts with http:// or https://",
    ],
  ])("that can't be valid are refused: %#", async (fields, message) => {
    const nora = await portal.signInAs("nora");
    const answer = await save(nora, fields);
    expect([answer.status, answer.messages]).toEqual([200, [message]]);
    expect(answer.faults.map(({ fieldId = "none" }) => answer.hasId(fieldId))).toEqual([true]);
  });

  test.each([usa, europe, others])(
    "of $region are saved, then updated, and shown masked",
    async (fields) => {
      const nora = await portal.signInAs("nora");
      for (const time of ["added", "updated"]) {
        const answer = await save(nora, fields);
        expect(answer.status, `${time}: ${answer.messages.join()}`).toBe(303);
      }
      const wallet = await nora.get("/dashboard/wallet");
      expect(wallet.status).toBe(200);
      expect(wallet.html).not.toMatch(
        /000987654321|0009 8765|DE89370400440532013000|DE89 3704 0044|55779911/,
      );
    },
  );
});

test.each([
  ["Sort code 20-00-00, account 55779911, Leeds", "Sort code 20-00-00, account ••••9911, Leeds"],
  ["IBAN GB29 NWBK 6016 1331 9268 19", "IBAN GB29 NWBK ••••6819"],
  ["Konto 0532-013-000", "Konto ••••3000"],
  ["Room 12, 3rd floor, PO 123456", "Room 12, 3rd floor, PO 123456"],
])("account numbers in free text are masked: %s", (text, shown) => {
  expect(maskedLabels(text)).toBe(shown);
});

describe("the password that bank details require", () => {
  const account = {
    recipientName: "Rita Ray",
    bankName: "First Bank",
    routingNumber: "021000021",
    accountNumber: "000123498765",
  };
  const saved = (person: Visitor) =>
    person.get("/dashboard/wallet").then(({ text }) => text.includes("••••8765"));

  test("is in the same form; if it is missing or wrong, the form comes back with everything else", async () => {
    const rita = await portal.signInAs("rita");
    const page = await rita.get(`${path}?region=USA`);
    expect(page.text).toContain("For your security, enter your password to change payout details.");
    for (const [password, message] of [
      ["", "Enter your password"],
      ["not this", "Incorrect password"],
    ] as const) {
      const answer = await rita.submit(page, { ...account, password });
      expect([answer.status, answer.messages]).toEqual([200, [message]]);
      expect(answer.form().fields).toMatchObject({ ...account, password: "" });
      expect(await saved(rita)).toBe(false);
    }
    expect((await rita.submit(page, { ...account, password: demoPassword })).status).toBe(303);
    expect(await saved(rita)).toBe(true);
    const again = await rita.get(`${path}?region=USA`);
    expect(again.form().fields, "it counts for some minutes").not.toHaveProperty("password");
    expect((await rita.submit(again, account)).status).toBe(303);
  });

  test("is required of a post without it", async () => {
    const zoe = await portal.signInAs("zoe");
    const { password: _none, ...rest } = usa;
    const page = await zoe.get(`${path}?region=USA`);
    const { formToken = "", key = "" } = page.form().fields;
    const answer = await zoe.post(`${path}?region=USA`, { ...rest, formToken, key });
    expect([answer.status, answer.messages]).toEqual([200, ["Enter your password"]]);
    expect(answer.form().fields).toMatchObject({ accountNumber: rest.accountNumber, password: "" });
  });
});

test("a script that uploads the form leaves the notice for the page that is opened next", async () => {
  const hana = await portal.signInAs("hana");
  const page = await hana.get(`${path}?region=USA`);
  const saved = await hana.submit(page, usa);
  const next = saved.location ?? "";
  const shown = [
    await hana.get(next, { [sentByScriptHeader]: "1" }),
    await hana.get(next),
    await hana.get(next),
  ];
  expect(shown.map(({ notice }) => notice !== "")).toEqual([false, true, false]);
});

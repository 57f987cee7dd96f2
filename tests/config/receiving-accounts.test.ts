// The accounts that customers send bank transfers to, in OPERATOR_FILE: what may be said of them, and what is refused in one sentence.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleReceivingAccounts } from "~server/kernel/receiving-account";
import { demo, faultsOf, freshFolder } from "../support/portal/config-faults";
import { operatorFile, production } from "../support/portal/production-settings";

const own = JSON.parse(readFileSync(operatorFile, "utf8")) as Record<string, unknown>;
const euros = {
  id: "main-eur",
  currency: "EUR",
  holder: "Northwind Markets Ltd",
  bank: "Bank of Bristol",
  iban: "DE75512108001245126199",
  arrivesWithinDays: 1,
};
const pounds = {
  id: "main-gbp",
  currency: "GBP",
  holder: "Northwind Markets Ltd",
  bank: "Bank of Bristol",
  accountNumber: "87654321",
  sortCode: "112233",
  arrivesWithinDays: 0,
};
const dollars = {
  ...pounds,
  id: "main-usd",
  currency: "USD",
  sortCode: undefined,
  routingNumber: "123456780",
};

function fileWith(receivingAccounts: unknown): string {
  const file = join(freshFolder(), "canary.json");
  writeFileSync(file, JSON.stringify({ ...own, receivingAccounts }));
  return file;
}

describe("receiving accounts", () => {
  test("are examples in a demonstration, until its file names others or none", () => {
    expect(demo().receivingAccounts).toEqual(exampleReceivingAccounts);
    expect(demo({ OPERATOR_FILE: operatorFile }).receivingAccounts).toEqual(
      exampleReceivingAccounts,
    );
    expect(demo({ OPERATOR_FILE: fileWith([]) }).receivingAccounts).toEqual([]);
    expect(demo({ OPERATOR_FILE: fileWith([euros, pounds, dollars]) }).receivingAccounts).toEqual([
      euros,
      pounds,
      dollars,
    ]);
    expect(demo({ OPERATOR_FILE: fileWith([euros]) }).operator).toEqual(own);
  });

  test("are read as people write them", () => {
    const written = [
      {
        ...euros,
        iban: "de75 5121 0800 1245 1261 99",
        bic: "bylademm xxx",
        holder: " North \t wind ",
      },
      { ...pounds, sortCode: "11-22-33", accountNumber: "8765 4321" },
    ];
    expect(demo({ OPERATOR_FILE: fileWith(written) }).receivingAccounts).toEqual([
      { ...euros, bic: "BYLADEMMXXX", holder: "North wind" },
      pounds,
    ]);
  });

  test.each<[unknown, string]>([
    ["canary", "must be a list of up to 20 accounts"],
    [{ canary: 1 }, "must be a list of up to 20 accounts"],
    [[euros, { ...pounds, id: "MAIN-eur" }], 'has the same "id" twice'],
    [[euros, { ...euros, id: "other" }], "has the same account and currency twice"],
    [[euros, "canary"], "account 2 must be an object"],
    [
      [{ ...euros, canary: 1 }],
      'account 1 has an unknown key: "canary". The keys are id, currency, holder, bank, iban, bic, accountNumber, routingNumber, sortCode, bankAddress, arrivesWithinDays',
    ],
    [
      [{ ...euros, id: "canary canary" }],
      'account 1: "id" must be a code of 1 to 32 letters, digits, and hyphens',
    ],
    [[{ ...euros, currency: "CHF" }], 'account 1: "currency" must be USD, EUR, or GBP'],
    [
      [pounds, { ...euros, holder: "c".repeat(71) }],
      'account 2: "holder" must be text of 1 to 70 characters',
    ],
    [[{ ...euros, iban: "DE75512108001245126190" }], 'account 1: "iban" must be a valid IBAN'],
    [[{ ...euros, bic: "canary" }], 'account 1: "bic" must be a valid BIC of 8 or 11 characters'],
    [[{ ...pounds, sortCode: "12345" }], 'account 1: "sortCode" must be a sort code of six digits'],
    [
      [{ ...dollars, routingNumber: "123456789" }],
      'account 1: "routingNumber" must be a valid routing number of nine digits',
    ],
    [
      [{ ...euros, arrivesWithinDays: 1.5 }],
      'account 1: "arrivesWithinDays" must be a whole number from 0 to 30',
    ],
    [
      [{ ...euros, iban: undefined, accountNumber: "87654321" }],
      'account 1 for EUR needs an "iban"',
    ],
    [[{ ...dollars, routingNumber: undefined }], 'account 1 needs a "routingNumber" or a "bic"'],
    [[{ ...pounds, sortCode: undefined }], 'account 1 needs a "sortCode" or a "bic"'],
    [[{ ...pounds, accountNumber: undefined }], 'account 1 needs an "iban" or an "accountNumber"'],
  ])("%j is refused in one sentence", (accounts, rule) => {
    expect(faultsOf({ OPERATOR_FILE: fileWith(accounts) })).toEqual([
      `OPERATOR_FILE: "receivingAccounts" ${rule}.`,
    ]);
  });

  test("a production without any offers no bank transfers, and one with an example doesn't start", () => {
    expect(faultsOf(production)).toEqual([]);
    expect(faultsOf({ ...production, OPERATOR_FILE: fileWith([euros]) })).toEqual([]);
    for (const example of exampleReceivingAccounts)
      expect(
        faultsOf({ ...production, OPERATOR_FILE: fileWith([euros, { ...example, id: "own" }]) }),
      ).toEqual(['OPERATOR_FILE: "receivingAccounts" has an example account: set your own.']);
  });
});

// The bank file against the published schema of pain.001.001.09, where PAIN_001_SCHEMA names a copy: that of ISO 20022, or the stricter one of the European Payments Council. Both may be downloaded by anyone, and no registry of packages has them.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { bankFile } from "~server/features/payouts/bank-file-rules";
import { money } from "~server/kernel/money";
import { bankFileParts } from "../support/inputs/credit-transfer";

const path = process.env.PAIN_001_SCHEMA;
const schema = path ? readFileSync(path, "utf8") : "";

const faultsOf = async (contents: string) =>
  (await validateXML({ xml: { fileName: "payouts.xml", contents }, schema })).errors.map(
    ({ message }) => message,
  );

const reason = path ? "" : " (skipped: PAIN_001_SCHEMA is not set)";

describe.skipIf(!path)(`by the published schema, the bank file${reason}`, () => {
  const file = bankFile(bankFileParts);

  test("is valid", async () => {
    expect(schema).toContain('targetNamespace="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    expect(await faultsOf(file)).toEqual([]);
  });

  test("is valid with any names, amounts, and references", async () => {
    const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 140 });
    const payees = fc.sample(fc.tuple(name, fc.integer({ min: 1, max: 100_000_000 })), 500);
    const [transfer] = bankFileParts.transfers;
    const transfers = payees.map(([payee, cents], at) => ({
      ...transfer,
      reference: `TX-${String(at).padStart(32, "0")}`,
      name: payee,
      amount: money("EUR", cents),
    }));
    expect(await faultsOf(bankFile({ ...bankFileParts, transfers }))).toEqual([]);
  });

  test.each([
    ["two elements are swapped", /( *<PmtMtd>.*\n)( *<NbOfTxs>.*\n)/, "$2$1"],
    ["an element is missing", / *<CdtTrfTxInf>[^]*<\/CdtTrfTxInf>\n/, ""],
    ["an element is unknown", "<ChrgBr>", "<X>1</X><ChrgBr>"],
    ["a name is too long", "Meridian", "M".repeat(141)],
    ["a reference is too long", "TX-2", "T".repeat(36)],
    ["an IBAN is invalid", "<IBAN>DE89", "<IBAN>89DE"],
    ["a BIC is invalid", "BNPAFRPP", "BNPAFR"],
    ["the namespace is wrong", "001.001.09", "001.001.03"],
  ])("is not valid where %s", async (_what, found, instead) => {
    const spoiled = file.replace(found, instead);
    expect(spoiled).not.toBe(file);
    expect(await faultsOf(spoiled)).not.toEqual([]);
  });
});

// The workbook of payouts, read by another library and, where it is installed, by LibreOffice: every text arrives as it is.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { read, utils } from "@e965/xlsx";
import { afterAll, describe, expect, test } from "vitest";
import {
  payoutTable,
  payoutWorkbook,
  type TablePayout,
} from "~server/features/payouts/payout-table";
import { money } from "~server/kernel/money";
import { changeable, changeablePayouts, rowsOf } from "../support/inputs/spreadsheet";

const columns = { reference: 0, amount: 1, recipient: 4, bank: 5, account: 6, routing: 7 };
const shownAmounts = changeablePayouts.map((_, at) =>
  at === 0 ? "999999999999.99" : (at / 10).toFixed(2),
);

describe("the workbook of payouts", () => {
  test("has every text as text, whatever a spreadsheet would make of it", async () => {
    const [heading, ...rows] = rowsOf(
      await payoutWorkbook(changeablePayouts, { rail: "other_bank", locale: "en" }),
    );
    expect(heading?.map((cell) => cell?.text).slice(0, 5)).toEqual([
      "Reference",
      "Amount",
      "Currency",
      "Method",
      "Recipient",
    ]);
    expect(rows.length).toBe(changeable.length);
    for (const [at, text] of changeable.entries()) {
      const row = rows[at] ?? [];
      expect(row[columns.reference]).toEqual({ text: `TX-000${at}` });
      for (const column of [columns.recipient, columns.bank, columns.account])
        expect(row[column]).toEqual({ text });
      expect(row[columns.routing]).toEqual({ text: "021000021" });
    }
  });

  test("has amounts as numbers with two decimals, to the cent", async () => {
    const [, ...rows] = rowsOf(
      await payoutWorkbook(changeablePayouts, { rail: "other_bank", locale: "en" }),
    );
    expect(rows.map((row) => row[columns.amount]?.shown)).toEqual(shownAmounts);
    expect(rows.map((row) => row[columns.amount]?.number)).toEqual(shownAmounts.map(Number));
  });

  test.each([
    ["a windows line end", "one\r\ntwo", "one\ntwo"],
    ["a lone return", "one\rtwo", "one\ntwo"],
    ["characters that no file of this kind may have", "a\u0000b\u0007c", "abc"],
    ["half a character", "a\uD83Db", "ab"],
    ["the longest description", "0".repeat(2000), "0".repeat(2000)],
  ])("has %s in the free text of an account as far as it may", async (_what, description, text) => {
    const payout: TablePayout = {
      reference: "TX-1",
      amount: money("GBP", 1),
      bankDetails: { region: "OTHERS", description },
    };
    const [, row] = rowsOf(await payoutWorkbook([payout], { rail: "other_bank", locale: "en" }));
    expect(row?.at(-1)).toEqual({ text });
  });
});

const office = spawnSync("soffice", ["--version"]);
const isInstalled = office.error === undefined;

describe.skipIf(!isInstalled)(
  `in LibreOffice${isInstalled ? "" : " (skipped: soffice is not installed)"}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-office-"));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** What it shows in each cell of a file. */
    function shown(name: string, file: Uint8Array | string, importedBy: readonly string[] = []) {
      const [path, to] = [join(folder, name), join(folder, `from-${name}`)];
      writeFileSync(path, file);
      const saved = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,true";
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
      const { status, stderr } = spawnSync(
        "soffice",
        [profile, "--headless", ...importedBy, "--convert-to", saved, "--outdir", to, path],
        { encoding: "utf8" },
      );
      expect(status, stderr).toBe(0);
      return cellsOf(readFileSync(join(to, name.replace(/\.\w+$/, ".csv")), "utf8"));
    }

    const cellsOf = (csv: string): string[][] => {
      const { Sheets: sheets } = read(csv, { type: "string", raw: true });
      return utils.sheet_to_json<string[]>(sheets.Sheet1 ?? {}, {
        header: 1,
        raw: true,
        defval: "",
      });
    };
    const recipients = (rows: readonly string[][]) =>
      rows.slice(1).map((row) => [row[columns.recipient], row[columns.account]]);

    test("the workbook shows every text and amount as it is", async () => {
      const rows = shown(
        "payouts.xlsx",
        await payoutWorkbook(changeablePayouts, { rail: "other_bank", locale: "en" }),
      );
      expect(recipients(rows)).toEqual(changeable.map((text) => [text, text]));
      expect(rows.slice(1).map((row) => row[columns.amount])).toEqual(shownAmounts);
      expect(rows.slice(1).map((row) => row[columns.routing])).toEqual(
        changeable.map(() => "021000021"),
      );
    });

    test("the table shows the same once its columns are imported as text, and loses zeros otherwise", () => {
      const table = payoutTable(changeablePayouts, { rail: "other_bank", locale: "en" });
      const asText = Array.from({ length: 12 }, (_, at) => `${at + 1}/2`).join("/");
      const imported = shown("text.csv", table, [`--infilter=CSV:44,34,76,1,${asText}`]);
      const neutralized = new Set(["=1+1", "@x", "|calc"]);
      expect(recipients(imported)).toEqual(
        changeable.map((text) => {
          const written = neutralized.has(text) ? `'${text}` : text;
          return [written, written];
        }),
      );
      expect(imported.slice(1).map((row) => row[columns.amount])).toEqual(shownAmounts);
      const [, first] = shown("plain.csv", table);
      expect(first?.[columns.account]).toBe("123456789");
    });
  },
);

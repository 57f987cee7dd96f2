// The files of payouts in LibreOffice, where it is installed: every text and amount arrives as it is.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { read, utils } from "@e965/xlsx";
import { afterAll, describe, expect, test } from "vitest";
import { payoutTable, payoutWorkbook } from "~server/features/payouts/payout-table";
import {
  changeable,
  changeablePayouts,
  shownAmounts,
  workbookColumns as columns,
} from "../support/inputs/spreadsheet";

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

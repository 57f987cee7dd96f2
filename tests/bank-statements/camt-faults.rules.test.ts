// What is refused of a camt.053 file, and where.
import { describe, expect, test } from "vitest";
import {
  camtCredit,
  camtEntry,
  camtFile,
  camtTotal,
  readCamt,
} from "../support/inputs/camt-samples";

const latin = Buffer.from(camtFile({ entries: camtCredit("08"), closing: "1254.50" }), "latin1");

describe("a broken file of camt", () => {
  test.each<[string, string | Uint8Array, object]>([
    [
      "another total",
      camtFile({ closing: "20.01" }),
      {
        code: "balance_mismatch",
        place: null,
        values: { statement: "2026-227", expected: "20.00 EUR", found: "20.01 EUR" },
      },
    ],
    [
      "another count",
      camtFile({ summary: camtTotal("TtlNtries", "1", "0") }),
      { code: "count_mismatch" },
    ],
    [
      "another sum",
      camtFile({ summary: camtTotal("TtlNtries", "0", "1.00") }),
      { code: "sum_mismatch" },
    ],
    ["no statement", camtFile({}).replace(/<Stmt>.*<\/Stmt>/s, ""), { code: "no_statement" }],
    ["another message", camtFile({}).replaceAll("camt.053", "camt.052"), { code: "not_camt" }],
    ["another root", "<html><body/></html>", { code: "not_camt", values: { found: "html" } }],
    ["no XML", "hello", { code: "malformed_xml" }],
    ["an open element", camtFile({}).replace("</Stmt>", ""), { code: "malformed_xml" }],
    ["text after its end", `${camtFile({})}x`, { code: "malformed_xml" }],
    [
      "a document type",
      camtFile({}).replace("<Document", '<!DOCTYPE a [<!ENTITY b "c">]><Document'),
      { code: "doctype", place: null },
    ],
    ["an unknown entity", camtFile({}).replace("2026-227", "&b;"), { code: "malformed_xml" }],
    ["Latin-1 that says it is UTF-8", latin, { code: "wrong_encoding" }],
    [
      "an unknown encoding",
      camtFile({}).replace("UTF-8", "EBCDIC-7"),
      { code: "unsupported_encoding", values: { encoding: "EBCDIC-7" } },
    ],
    ["UTF-16", Buffer.from(`\ufeff${camtFile({})}`, "utf16le"), { code: "unsupported_encoding" }],
    ["no account", camtFile({}).replace(/<Acct>.*<\/Acct>/s, ""), { code: "missing_field" }],
    [
      "an unknown status",
      camtFile({ entries: camtEntry({ status: "<Cd>MAYBE</Cd>" }) }),
      { code: "unknown_status", place: 1 },
    ],
    [
      "no status",
      camtFile({ entries: camtEntry({ status: "" }) }),
      { code: "missing_field", place: 1 },
    ],
    [
      "no direction",
      camtFile({ entries: camtEntry({ direction: "" }) }),
      { code: "missing_field", place: 1 },
    ],
    [
      "an unknown direction",
      camtFile({ entries: camtEntry({ direction: "BOTH" }) }),
      { code: "unreadable_field" },
    ],
    [
      "a negative amount",
      camtFile({ entries: camtEntry({ amount: "-1.00" }) }),
      { code: "unreadable_amount", place: 1 },
    ],
    [
      "a fraction of a cent",
      camtFile({ entries: camtEntry({ amount: "1.001" }) }),
      { code: "unreadable_amount" },
    ],
    [
      "a huge amount",
      camtFile({ entries: camtEntry({ amount: "9".repeat(17) }) }),
      { code: "amount_too_large", place: 1 },
    ],
    [
      "another currency",
      camtFile({ entries: camtEntry({ currency: "USD" }) }),
      { code: "other_currency", place: 1, values: { found: "USD", expected: "EUR" } },
    ],
    [
      "an unknown currency",
      camtFile({ entries: camtEntry({ currency: "XAU" }) }),
      { code: "unknown_currency", place: 1 },
    ],
    [
      "the future",
      camtFile({ entries: camtEntry({ more: "<BookgDt><Dt>2026-11-30</Dt></BookgDt>" }) }),
      { code: "future_date", place: 1 },
    ],
    [
      "no such day",
      camtFile({ entries: camtEntry({ more: "<BookgDt><Dt>2026-02-30</Dt></BookgDt>" }) }),
      { code: "unreadable_date", place: 1 },
    ],
    ["no day", camtFile({ entries: camtEntry({ more: "" }) }), { code: "missing_field", place: 1 }],
    [
      "a huge text",
      camtFile({
        entries: camtEntry({ more: `<AddtlNtryInf>${"x".repeat(4001)}</AddtlNtryInf>` }),
      }),
      { code: "text_too_long", place: 1 },
    ],
  ])("with %s is refused", async (_what, text, fault) => {
    expect(await readCamt(text)).toMatchObject(fault);
  });
});

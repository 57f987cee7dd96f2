// The PDF of a statement is in the language that its customer reads, even one that only the operator's folder has, and from the operator.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { exampleOperator } from "~server/kernel/operator";
import { localesDir } from "../support/portal/locales-dir";
import { openPortal } from "../support/portal/in-process-portal";

const operatorFile = join(mkdtempSync(join(tmpdir(), "operator-")), "operator.json");
writeFileSync(
  operatorFile,
  JSON.stringify({ ...exampleOperator, brand: "Northgate", company: "Northgate Markets Ltd" }),
);
const portal = await openPortal({
  LOCALES_DIR: localesDir({
    "fa/language.json": { name: "فارسی" },
    "fa/statements.json": { summary: "خلاصه" },
  }),
  LANGUAGES: "en, ar, fa",
  OPERATOR_FILE: operatorFile,
});
afterAll(() => portal.close());

test.each(["en", "ar", "fa"])("a statement as PDF in %s", async (language) => {
  const hana = await portal.signInAs("hana");
  await hana.post("/language", { language, from: "/dashboard/statements" });
  const months = await hana.get("/dashboard/statements");
  const month = /\/dashboard\/statements\/\d{4}-\d{2}/.exec(months.html)?.[0] ?? "";
  const pdf = await hana.get(`${month}/pdf`);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(pdf.html).toContain(`/Lang (${language})`);
  expect(pdf.html).toContain("Northgate Markets Ltd");
});

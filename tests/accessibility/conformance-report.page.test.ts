// The accessibility conformance report that auditors download, against the form of OpenACR and against the page.
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const visitor = portal.visitor();

const Contact = z.object({ email: z.email(), website: z.url() });
const Chapter = z.object({
  notes: z.string().optional(),
  disabled: z.boolean().optional(),
  criteria: z
    .array(
      z.object({
        num: z.string().regex(/^\d\.\d\.\d{1,2}$/),
        components: z.array(
          z.object({
            name: z.literal("web"),
            adherence: z.object({
              level: z.enum(["supports", "partially-supports", "not-applicable"]),
              notes: z.string().min(10),
            }),
          }),
        ),
      }),
    )
    .optional(),
});
const Report = z.object({
  title: z.string(),
  product: z.object({ name: z.string() }),
  author: Contact,
  vendor: Contact,
  report_date: z.iso.date(),
  catalog: z.literal("2.5-edition-wcag-2.2-508-eu-en"),
  chapters: z.record(z.string(), Chapter),
});

const file = await visitor.get("/accessibility/openacr.yaml");
const report = Report.parse(parse(file.html));
const numbersIn = (chapter: string) =>
  (report.chapters[chapter]?.criteria ?? []).map(({ num }) => num);

test("the report is a file to download", () => {
  expect(file.headers.get("Content-Type")).toBe("application/yaml; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="openacr.yaml"');
});

test("it rates each of the 31 criteria of level A and the 24 of level AA, and 4.1.1, once", () => {
  const [a, aa] = [numbersIn("success_criteria_level_a"), numbersIn("success_criteria_level_aa")];
  expect([a.length, aa.length]).toEqual([32, 24]);
  expect(new Set([...a, ...aa]).size).toBe(56);
  expect(a.filter((num) => aa.includes(num))).toEqual([]);
  expect(aa).toContain("2.5.8");
  expect(a).toContain("3.3.7");
});

test("it agrees with the accessibility statement", async () => {
  const page = await visitor.get("/accessibility");
  const text = page.text;
  const entries = Object.values(report.chapters).flatMap(({ criteria }) => criteria ?? []);
  const unsaid = entries
    .filter(({ num }) => num !== "4.1.1")
    .filter(({ components: [web] }) => !text.includes(web?.adherence.notes ?? "nothing"));
  expect(unsaid).toEqual([]);
  expect(page.links("Download the accessibility conformance report")[0] ?? page.html).toContain(
    "/accessibility/openacr.yaml",
  );
});

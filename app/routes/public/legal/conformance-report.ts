// The accessibility conformance report to download, in OpenACR form. It says what the accessibility statement says.
import { brand, operator } from "~server/kernel/operator";
import { criteria, type Conformance } from "./accessibility-criteria";

const catalog = "2.5-edition-wcag-2.2-508-eu-en";

const levels: Readonly<Record<Conformance, string>> = {
  met: "supports",
  partly: "partially-supports",
  unasked: "not-applicable",
};

/** The criteria of WCAG 2.2 at level AA; the others that are judged are of level A, or say AAA. */
const levelAA: ReadonlySet<string> = new Set(
  "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3".split(
    " ",
  ),
);
const levelAAA: ReadonlySet<string> = new Set(["1.4.6"]);

const levelOf = (number: string) =>
  levelAA.has(number) ? "aa" : levelAAA.has(number) ? "aaa" : "a";

const criteriaAt = (level: "a" | "aa" | "aaa") =>
  criteria
    .filter(({ number }) => levelOf(number) === level)
    .map(({ number, standing, why }) => ({
      num: number,
      components: [{ name: "web", adherence: { level: levels[standing], notes: why } }],
    }));

/** A chapter of the form that is left out, and why. */
const leftOut = (notes: string) => ({ disabled: true, notes });

const noProduct = leftOut("This report covers a website and no hardware or installed software.");

/** `portalUrl` without a path; `reportDate` as YYYY-MM-DD. */
export function conformanceReport(portalUrl: string, reportDate: string) {
  const contact = {
    company_name: operator.company,
    address: operator.office.join(", "),
    email: operator.supportEmail,
    phone: operator.supportPhone,
    website: portalUrl,
  };
  return {
    title: `${brand} Accessibility Conformance Report`,
    product: {
      name: brand,
      description: "Website for customers and staff of a forex and crypto broker",
    },
    author: contact,
    vendor: contact,
    report_date: reportDate,
    last_modified_date: reportDate,
    version: 1,
    notes:
      "A self-assessment. NVDA, JAWS, VoiceOver, TalkBack and Safari haven't been tested. PDF statements are tagged, and each statement is also a web page.",
    evaluation_methods_used:
      "Automated tests of every page with axe, IBM Equal Access, HTML_CodeSniffer, html-validate and the Nu HTML Checker; automated keyboard walks and measurements of contrast, reflow, zoom, text spacing, focus and target size; manual review in Chromium, Firefox with Orca, and WebKitGTK.",
    feedback: `${portalUrl}/contact`,
    catalog,
    chapters: {
      success_criteria_level_a: {
        criteria: [
          ...criteriaAt("a"),
          {
            num: "4.1.1",
            components: [
              {
                name: "web",
                adherence: { level: "supports", notes: "Obsolete in WCAG 2.2 and always met." },
              },
            ],
          },
        ],
      },
      success_criteria_level_aa: { criteria: criteriaAt("aa") },
      success_criteria_level_aaa: {
        notes: "Only one criterion of this level was evaluated.",
        criteria: criteriaAt("aaa"),
      },
      en_301_549_web: {
        notes:
          "Clauses 9.1 to 9.4 (WCAG 2.1, levels A and AA) are covered by the WCAG 2.2 tables. Clause 9.6: conformance is claimed for full pages and complete processes, with technologies that assistive products support; no page needs a script. Criteria marked as partially supported limit this claim.",
      },
      hardware: noProduct,
      software: noProduct,
      functional_performance_criteria: leftOut("Not evaluated."),
      support_documentation_and_services: leftOut("Not evaluated."),
    },
  };
}

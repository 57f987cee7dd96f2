// The accessibility conformance report to download, in OpenACR form. It has the content of the accessibility statement.
import type { Locale } from "~server/locales/locale";
import { messagesIn, type Translate } from "~server/locales/messages";
import { operator } from "~server/kernel/operator";
import { criteria, type Conformance } from "./accessibility-criteria";

const catalog = "2.5-edition-wcag-2.2-508-eu-en";

const levels: Readonly<Record<Conformance, string>> = {
  met: "supports",
  partly: "partially-supports",
  notApplicable: "not-applicable",
};

/** The criteria of WCAG 2.2 at level AA; the others are level A, or marked AAA. */
const levelAA: ReadonlySet<string> = new Set(
  "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3".split(
    " ",
  ),
);
const levelAAA: ReadonlySet<string> = new Set(["1.4.6"]);

const levelOf = (number: string) =>
  levelAA.has(number) ? "aa" : levelAAA.has(number) ? "aaa" : "a";

const criteriaAt = (level: "a" | "aa" | "aaa", explain: Translate<"accessibilityCriteria">) =>
  criteria
    .filter(({ number }) => levelOf(number) === level)
    .map(({ number, conformance, why }) => ({
      num: number,
      components: [{ name: "web", adherence: { level: levels[conformance], notes: explain(why) } }],
    }));

/** A chapter of the form that is left out, and why. */
const leftOut = (notes: string) => ({ disabled: true, notes });

/** `portalUrl` without a path; `reportDate` as YYYY-MM-DD. */
export function conformanceReport(portalUrl: string, reportDate: string, locale: Locale) {
  const why = messagesIn(locale, "accessibilityCriteria");
  const t = messagesIn(locale, "accessibility");
  const webOnly = leftOut(t("report.webOnly"));
  const notEvaluated = leftOut(t("report.notEvaluated"));
  const contact = {
    company_name: operator().company,
    address: operator().office.join(", "),
    email: operator().supportEmail,
    phone: operator().supportPhone,
    website: portalUrl,
  };
  return {
    title: t("report.title", { brand: operator().brand }),
    product: {
      name: operator().brand,
      description: t("report.product"),
    },
    author: contact,
    vendor: contact,
    report_date: reportDate,
    last_modified_date: reportDate,
    version: 1,
    notes: t("report.notes"),
    evaluation_methods_used: t("report.methods"),
    feedback: `${portalUrl}/contact`,
    catalog,
    chapters: {
      success_criteria_level_a: {
        criteria: [
          ...criteriaAt("a", why),
          {
            num: "4.1.1",
            components: [
              {
                name: "web",
                adherence: { level: "supports", notes: t("report.parsing") },
              },
            ],
          },
        ],
      },
      success_criteria_level_aa: { criteria: criteriaAt("aa", why) },
      success_criteria_level_aaa: {
        notes: t("report.levelAAA"),
        criteria: criteriaAt("aaa", why),
      },
      en_301_549_web: {
        notes: t("report.web"),
      },
      hardware: webOnly,
      software: webOnly,
      functional_performance_criteria: notEvaluated,
      support_documentation_and_services: notEvaluated,
    },
  };
}

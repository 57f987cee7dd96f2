import { operator } from "../../kernel/operator";
import { exampleFacts, type EmailExamples, localizedEmail, moment } from "../email/email-template";

/** Says what was viewed, never the data itself. */
export const sensitiveDataAccessed = (viewed: string, at: number) =>
  localizedEmail((t, locale) => ({
    kind: "sensitive_data_accessed",
    subject: t("sensitiveData.subject"),
    paragraphs: [t("sensitiveData.body", { brand: operator().brand })],
    facts: [
      [t("sensitiveData.viewed"), viewed],
      [t("time"), moment(at, locale)],
    ],
    advice: t("unexpected"),
  }));

export const accessEmailExamples: EmailExamples = {
  sensitive_data_accessed: { email: sensitiveDataAccessed("Card number", exampleFacts.at) },
};

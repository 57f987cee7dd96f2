import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import {
  exampleFacts,
  type EmailExamples,
  type LocalizedEmail,
  moment,
} from "../email/email-template";

/** Says what was viewed, never the data itself. */
export const sensitiveDataAccessed =
  (viewed: string, at: number): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "sensitive_data_accessed",
      subject: t("sensitiveData.subject"),
      paragraphs: [t("sensitiveData.body", { brand: operator().brand })],
      facts: [
        [t("sensitiveData.viewed"), viewed],
        [t("time"), moment(at, locale)],
      ],
      advice: t("unexpected"),
    };
  };

export const accessEmailExamples: EmailExamples = {
  sensitive_data_accessed: { email: sensitiveDataAccessed("Card number", exampleFacts.at) },
};

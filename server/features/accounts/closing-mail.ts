import { operator } from "../../kernel/operator";
import { exampleFacts, type EmailExamples, localizedEmail, moment } from "../email/email-template";

interface Closing {
  /** UTC milliseconds. */
  readonly at: number;
  readonly retainedUntil: number;
}

export const accountClosed = ({ at, retainedUntil }: Closing) =>
  localizedEmail((t, locale) => ({
    kind: "account_closed",
    subject: t("accountClosed.subject"),
    paragraphs: [t("accountClosed.body", { brand: operator().brand }), t("accountClosed.records")],
    facts: [
      [t("accountClosed.at"), moment(at, locale)],
      [t("accountClosed.retainedUntil"), moment(retainedUntil, locale)],
    ],
    advice: t("unexpected"),
  }));

export const closingEmailExamples: EmailExamples = {
  account_closed: {
    email: accountClosed({
      at: exampleFacts.at,
      retainedUntil: exampleFacts.at + 5 * 365 * 86_400_000,
    }),
    isCausedByStaff: true,
  },
};

import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import { exampleFacts, type EmailExamples } from "../email/email-example";
import type { LocalizedEmail, LocalizedText } from "../email/email-template";
import { moment } from "../email/moment";

export type PayeeChange = "added" | "removed" | "default";

interface Change {
  readonly change: PayeeChange;
  /** Masked, without text that the customer chose. */
  readonly payee: LocalizedText;
  /** UTC milliseconds; null if it can be paid immediately, and for what isn't new. */
  readonly usableFrom: number | null;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly forgotHref: string;
}

/** The customer may not have been the one who did it. */
export const payeeChanged =
  ({ change, payee, usableFrom, at, address, forgotHref }: Change): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "payee_changed",
      subject: t("payeeChanged.subject", { change }),
      paragraphs: [t("payeeChanged.body", { change, brand: operator().brand })],
      facts: [
        [t("payeeChanged.payee"), payee(locale)],
        ...(usableFrom === null
          ? []
          : [[t("payeeChanged.usableFrom"), moment(usableFrom, locale)] as const]),
        [t("time"), moment(at, locale)],
        [t("ipAddress"), address ?? t("unknownAddress")],
      ],
      advice: t("notYou"),
      link: { label: t("resetPassword"), href: forgotHref },
    };
  };

export const payeeEmailExamples: EmailExamples = {
  payee_changed: {
    email: payeeChanged({
      ...exampleFacts,
      change: "added",
      payee: (locale) => messagesIn(locale, "emails")("iban", { number: "••••3000" }),
      usableFrom: exampleFacts.at + 24 * 60 * 60_000,
    }),
  },
};

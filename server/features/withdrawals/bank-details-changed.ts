import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import { exampleFacts, type EmailExamples } from "../email/email-example";
import type { LocalizedEmail, LocalizedText } from "../email/email-template";
import { moment } from "../email/moment";

interface Change {
  /** Masked, without text that the customer chose; undefined if there were none before. */
  readonly was: LocalizedText | undefined;
  readonly now: LocalizedText;
  /** UTC milliseconds; null if they can be used immediately. */
  readonly usableFrom: number | null;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly forgotHref: string;
}

/** For details saved the first time, too: the customer may not have been the one who did it. */
export const bankDetailsChanged =
  ({ was, now, usableFrom, at, address, forgotHref }: Change): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "bank_details_changed",
      subject: t("bankDetailsChanged.subject"),
      paragraphs: [
        t("bankDetailsChanged.body", { brand: operator().brand }),
        ...(was ? [t("bankDetailsChanged.pending")] : []),
      ],
      facts: [
        [t("bankDetailsChanged.now"), now(locale)],
        ...(was ? [[t("bankDetailsChanged.before"), was(locale)] as const] : []),
        ...(usableFrom === null
          ? []
          : [[t("bankDetailsChanged.usableFrom"), moment(usableFrom, locale)] as const]),
        [t("time"), moment(at, locale)],
        [t("ipAddress"), address ?? t("unknownAddress")],
      ],
      advice: t("notYou"),
      link: { label: t("resetPassword"), href: forgotHref },
    };
  };

export const bankDetailsEmailExamples: EmailExamples = {
  bank_details_changed: {
    email: bankDetailsChanged({
      ...exampleFacts,
      was: (locale) => messagesIn(locale, "emails")("bankAccount", { number: "••••6789" }),
      now: (locale) => messagesIn(locale, "emails")("iban", { number: "••••3000" }),
      usableFrom: exampleFacts.at + 24 * 60 * 60_000,
    }),
  },
};

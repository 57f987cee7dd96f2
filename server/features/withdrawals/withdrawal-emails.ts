// Emails about the code that confirms a withdrawal. Both name amount and payee: what was confirmed, or tried.
import { formatMoney } from "../../kernel/money-format";
import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import { exampleFacts, type EmailExamples } from "../email/email-example";
import type { LocalizedEmail, LocalizedText } from "../email/email-template";
import { moment } from "../email/moment";
import { feeFacts } from "../ledger/fee-facts";
import type { Locale } from "../../locales/locale";

interface Withdrawal {
  /** In major units of the wallet's currency. */
  readonly amount: number;
  readonly currency: "USD" | "EUR" | "GBP";
  /** Already masked. */
  readonly destination: LocalizedText;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
}

interface Confirmed extends Withdrawal {
  readonly confirmedBy: "code" | "recovery_code";
  readonly reference: string;
  readonly href: string;
  /** Its fee and what arrives; missing without a fee. */
  readonly fee?: number | undefined;
  readonly netAmount?: number | undefined;
}

const factsOf = ({ at, address }: Withdrawal, locale: Locale) => {
  const t = messagesIn(locale, "emails");
  return [
    [t("time"), moment(at, locale)],
    [t("ipAddress"), address ?? t("unknownAddress")],
  ] as const;
};

export const withdrawalConfirmed =
  (confirmed: Confirmed): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    const { currency, destination, confirmedBy, reference, href } = confirmed;
    const amount = formatMoney(confirmed.amount, currency, locale);
    return {
      kind: "withdrawal_confirmed",
      subject: t("withdrawalConfirmed.subject", { amount }),
      paragraphs: [
        t("withdrawalConfirmed.body", {
          amount,
          payee: destination(locale),
          brand: operator().brand,
        }),
        t(`withdrawalConfirmed.by.${confirmedBy}`),
      ],
      facts: [
        [t("amount"), amount],
        ...feeFacts(confirmed, locale),
        [t("to"), destination(locale)],
        [t("reference"), reference],
        ...factsOf(confirmed, locale),
      ],
      advice: t("withdrawalConfirmed.notYou"),
      link: { label: t("viewWithdrawal"), href },
    };
  };

export const withdrawalEnded =
  ({ forgotHref, ...ended }: Withdrawal & { readonly forgotHref: string }): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    const amount = formatMoney(ended.amount, ended.currency, locale);
    const payee = ended.destination(locale);
    return {
      kind: "withdrawal_ended",
      subject: t("withdrawalEnded.subject", { amount }),
      paragraphs: [
        t("withdrawalEnded.body", { amount, payee, brand: operator().brand }),
        t("withdrawalEnded.effect"),
      ],
      facts: [[t("amount"), amount], [t("to"), payee], ...factsOf(ended, locale)],
      advice: t("notYou"),
      link: { label: t("resetPassword"), href: forgotHref },
    };
  };

const example = {
  ...exampleFacts,
  amount: 1234.5,
  currency: "EUR",
  destination: (locale: Locale) => messagesIn(locale, "emails")("iban", { number: "••••3000" }),
} as const;

export const withdrawalEmailExamples: EmailExamples = {
  withdrawal_confirmed: { email: withdrawalConfirmed({ ...example, confirmedBy: "code" }) },
  withdrawal_ended: { email: withdrawalEnded(example) },
};

// Emails to the customer when a payout is sent or returned.
import { amountOf, netOf } from "../../database/money-columns";
import type { TransactionRow } from "../../database/schema";
import { formatDay } from "../../kernel/instants";
import { numberOf } from "../../kernel/money";
import { formatMoney } from "../../kernel/money-format";
import type { Locale } from "../../locales/locale";
import { exampleFacts, type EmailExamples, localizedEmail } from "../email/email-template";
import { feeFacts, presentFee } from "../ledger/present-fee";

type Withdrawal = Pick<TransactionRow, "amount_minor" | "currency" | "fee_minor" | "reference">;

const moneyOf = (row: Withdrawal, locale: Locale) =>
  formatMoney(numberOf(amountOf(row)), row.currency, locale);

export const payoutSent = (
  row: Withdrawal,
  sent: { readonly reference: string; readonly expectedDay: string; readonly href: string },
) =>
  localizedEmail((t, locale) => {
    const amount = formatMoney(numberOf(netOf(row)), row.currency, locale);
    const day = formatDay(sent.expectedDay, "UTC", locale);
    return {
      kind: "payout_sent",
      subject: t("payoutSent.subject", { amount }),
      paragraphs: [t("payoutSent.body", { amount, day })],
      facts: [
        [t("amount"), moneyOf(row, locale)],
        ...feeFacts({ ...presentFee(row), currency: row.currency }, locale),
        [t("reference"), row.reference],
        [t("payoutSent.reference"), sent.reference],
        [t("payoutSent.expectedBy"), day],
      ],
      link: { label: t("viewWithdrawal"), href: sent.href },
    };
  });

export const payoutReturned = (
  row: Withdrawal,
  { reason, href }: { readonly reason: string; readonly href: string },
) =>
  localizedEmail((t, locale) => {
    const amount = moneyOf(row, locale);
    return {
      kind: "payout_returned",
      subject: t("payoutReturned.subject", { amount }),
      paragraphs: [t("payoutReturned.body", { amount })],
      facts: [
        [t("amount"), amount],
        [t("reference"), row.reference],
        [t("reason"), reason],
      ],
      link: { label: t("viewWithdrawal"), href },
    };
  });

const examplePayout = {
  amount_minor: 25_000,
  currency: "USD",
  fee_minor: null,
  reference: exampleFacts.reference,
} as const;

export const payoutEmailExamples: EmailExamples = {
  payout_sent: {
    email: payoutSent(examplePayout, {
      reference: "FT26321ABC",
      expectedDay: "2026-11-25",
      href: exampleFacts.href,
    }),
  },
  payout_returned: {
    email: payoutReturned(examplePayout, {
      reason: "The account is <b>closed</b>.",
      href: exampleFacts.href,
    }),
  },
};

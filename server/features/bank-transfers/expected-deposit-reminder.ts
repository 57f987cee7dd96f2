// The email before a bank transfer is no longer expected.
import { amountOf } from "../../database/money-columns";
import type { ExpectedDepositRow } from "../../database/rows/bank-transfer-rows";
import type { UserRow } from "../../database/schema";
import { inGroups } from "../../kernel/creditor-reference";
import { formatDay } from "../../kernel/instants";
import { numberOf } from "../../kernel/money";
import { formatMoney } from "../../kernel/money-format";
import {
  exampleFacts,
  exampleHref,
  type EmailExamples,
  localizedEmail,
} from "../email/email-template";

type Expected = Pick<ExpectedDepositRow, "amount_minor" | "currency" | "created_at" | "lapses_at">;
type Sender = Pick<UserRow, "time_zone" | "deposit_reference">;

export const expectedDepositReminder = (
  row: Expected,
  { time_zone: zone, deposit_reference: reference }: Sender,
  href: string,
) =>
  localizedEmail((t, locale) => {
    const amount = formatMoney(numberOf(amountOf(row)), row.currency, locale);
    const day = (at: number) => formatDay(new Date(at).toISOString(), zone, locale);
    return {
      kind: "expected_deposit_reminder",
      subject: t("expectedDeposit.subject", { amount }),
      paragraphs: [
        t("expectedDeposit.body", { amount, sent: day(row.created_at) }),
        t("expectedDeposit.advice"),
        t("expectedDeposit.end", { day: day(row.lapses_at) }),
      ],
      facts: [
        [t("amount"), amount],
        ...(reference === null
          ? []
          : [[t("expectedDeposit.reference"), inGroups(reference)] as const]),
      ],
      link: { label: t("expectedDeposit.view"), href },
    };
  });

export const expectedDepositEmailExamples: EmailExamples = {
  expected_deposit_reminder: {
    email: expectedDepositReminder(
      {
        amount_minor: 25_000,
        currency: "USD",
        created_at: exampleFacts.at,
        lapses_at: exampleFacts.at + 14 * 86_400_000,
      },
      { time_zone: "UTC", deposit_reference: "RF667K2M9QWD41" },
      exampleHref("/dashboard/wallet/deposit/bank-transfer"),
    ),
  },
};

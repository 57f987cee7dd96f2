// What the customer reads when money left, and when it came back.
import { formatMoney } from "../../kernel/money-format";
import type { TransactionRow } from "../../database/schema";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { EmailTemplate } from "../email/email-template";

type Withdrawal = Pick<TransactionRow, "amount_minor" | "currency" | "reference">;

const moneyOf = (row: Withdrawal) => formatMoney(numberOf(amountOf(row)), row.currency);

export function payoutSent(
  row: Withdrawal,
  sent: { readonly reference: string; readonly expectedDay: string; readonly href: string },
): EmailTemplate {
  const money = moneyOf(row);
  return {
    kind: "payout_sent",
    subject: `Your withdrawal of ${money} was sent`,
    paragraphs: [`We sent your withdrawal of ${money}. It should arrive by ${sent.expectedDay}.`],
    facts: [
      ["Amount", money],
      ["Reference", row.reference],
      ["Payment reference", sent.reference],
      ["Expected by", sent.expectedDay],
    ],
    link: { label: "See the withdrawal", href: sent.href },
  };
}

export function payoutReturned(
  row: Withdrawal,
  { reason, href }: { readonly reason: string; readonly href: string },
): EmailTemplate {
  const money = moneyOf(row);
  return {
    kind: "payout_returned",
    subject: `Your withdrawal of ${money} came back`,
    paragraphs: [
      `Your withdrawal of ${money} came back to us. The money is available in your wallet again.`,
    ],
    facts: [
      ["Amount", money],
      ["Reference", row.reference],
      ["Reason", reason],
    ],
    link: { label: "See the withdrawal", href },
  };
}

// How ledger and gateway differ.
import type { ComparedPayment } from "~server/features/reconciliation/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { flagLabels } from "../transactions/review-labels";

type Kind = ComparedPayment["differences"][number];

const labels: Record<Kind, string | ((payment: ComparedPayment) => string)> = {
  unknown: "The gateway does not know this payment.",
  status: ({ gateway, cryptoStatus }) =>
    `The gateway now says “${gateway?.status}”; before, it had said “${cryptoStatus}”.`,
  received: ({ gateway, cryptoReceived, cryptoCurrency }) =>
    `The gateway now says that ${gateway?.received} ${cryptoCurrency} came in; before, it had said ${cryptoReceived}.`,
  amount: ({ deposit, amount, currency }) =>
    `The deposit stands at ${deposit && formatMoney(deposit.amount, deposit.currency)}; the payment was asked for at ${formatMoney(amount, currency)}.`,
  ledger:
    "What the ledger has booked is not what the status of the deposit says. Prove the ledger, and look at the deposit's history.",
  unbooked: "The gateway has the money, and the ledger has not booked it.",
  booked: "The ledger has booked it, and no money has come to the gateway.",
  underpaid: flagLabels.underpaid,
  overpaid: flagLabels.overpaid,
  late: flagLabels.late,
  overdue: "Its time is over, and the gateway has neither closed nor completed it.",
};

export function differenceLabels(payment: ComparedPayment): string[] {
  return payment.differences.map((kind) => {
    const said = labels[kind];
    return typeof said === "string" ? said : said(payment);
  });
}

export const matchStatusLabels: Record<
  ComparedPayment["standing"],
  { label: string; status: string }
> = {
  differs: { label: "Differs", status: "failed" },
  open: { label: "Open", status: "open" },
  settled: { label: "Settled by hand", status: "settled" },
  agrees: { label: "Agrees", status: "successful" },
};

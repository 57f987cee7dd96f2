// How ledger and gateway differ.
import type { ComparedPayment } from "~server/features/reconciliation/schemas";
import { formatMoney } from "~server/kernel/money-format";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

type Kind = ComparedPayment["differences"][number];

function differenceLabel(locale: Locale, kind: Kind, payment: ComparedPayment): string {
  const t = messagesIn(locale, "staffReconciliation");
  const { deposit, amount, currency, gateway, cryptoCurrency } = payment;
  if (kind === "status")
    return t("differs.status", { before: payment.cryptoStatus, now: gateway?.status ?? "" });
  if (kind === "received")
    return t("differs.received", {
      before: payment.cryptoReceived,
      now: gateway?.received ?? "",
      coin: cryptoCurrency,
    });
  if (kind === "amount")
    return t("differs.amount", {
      deposit: deposit ? formatMoney(deposit.amount, deposit.currency, locale) : "",
      payment: formatMoney(amount, currency, locale),
    });
  return t(`differs.${kind}`);
}

export const differenceLabels = (locale: Locale, payment: ComparedPayment): string[] =>
  payment.differences.map((kind) => differenceLabel(locale, kind, payment));

/** The color of its badge. */
export const matchStatusTones: Record<ComparedPayment["standing"], string> = {
  differs: "failed",
  open: "open",
  settled: "settled",
  agrees: "successful",
};

// The receipt of a transaction as a PDF.
import { labelFor } from "~server/features/ledger/labels";
import { transactionStage } from "~server/features/ledger/payout-labels";
import type { Receipt } from "~server/features/receipts/schemas";
import { formatInstant } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { isolated } from "~server/locales/isolate";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { finishLetter, nameOnPaper, openLetter, warn, type PdfSettings } from "~/pdf/letter.server";
import { drawPairs } from "~/pdf/pdf-tables.server";
import { inPdfProcess } from "~/pdf/pdf-process.server";
import { rateSentence } from "~/ui/conversion-items";
import { statusLabel } from "~/ui/status-labels";

export async function drawReceipt(
  receipt: Receipt,
  settings: PdfSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale } = settings;
  const t = messagesIn(locale, "receipts");
  const { reference, holder, drawnUpAt } = receipt;
  const title = t("title", { reference });
  const subject = t("subject", { reference, holder });
  const pdf = await openLetter({ ...settings, title, subject, drawnUpAt });
  if (!receipt.isProofOfPayment) warn(pdf, t(`noProof.${whyNoProof(receipt)}`));
  drawPairs(
    pdf,
    factsOf(locale, { ...receipt, holder: nameOnPaper(holder, settings) }).filter(
      (pair): pair is { term: string; value: string } => Boolean(pair.value),
    ),
  );
  if (receipt.isProofOfPayment)
    pdf.block("P", t(`proof.${receipt.type}`), { size: 9, ink: "muted" });
  return finishLetter(pdf, settings, [title]);
}

/** The same, without keeping other requests waiting. */
export const drawReceiptApart = inPdfProcess(
  "receipt",
  ({ receipt, settings }: { receipt: Receipt; settings: PdfSettings }) =>
    drawReceipt(receipt, settings),
);

const whyNoProof = ({ status, payout }: Receipt) =>
  status === "successful" ? (payout?.state === "returned" ? "returned" : "to_send") : status;

function factsOf(locale: Locale, receipt: Receipt) {
  const t = messagesIn(locale, "receipts");
  const ui = messagesIn(locale, "ui");
  const { type, currency, sourceAmount, sourceCurrency, payout } = receipt;
  // Nothing was charged for what failed.
  const { fee, netAmount }: Partial<Receipt> = receipt.status === "failed" ? {} : receipt;
  const money = (amount: number, code = currency) => formatMoney(amount, code, locale);
  const at = (iso: string) => isolated(formatInstant(iso, receipt.timeZone, locale), locale);
  const own = (text: string | undefined) => text && isolated(text, locale);
  return [
    { term: t("customer"), value: receipt.holder },
    { term: t("reference"), value: own(receipt.reference) },
    { term: t("requested"), value: at(receipt.createdAt) },
    { term: t("type"), value: labelFor(type, locale) },
    { term: t("method"), value: labelFor(receipt.paymentMethod ?? receipt.action, locale) },
    { term: t("amount"), value: money(receipt.amount) },
    {
      term: ui("paid"),
      value:
        sourceAmount === undefined ? undefined : money(sourceAmount, sourceCurrency ?? currency),
    },
    { term: ui("rate"), value: rateSentence(locale, receipt) },
    { term: t("fee"), value: fee === undefined ? undefined : money(fee) },
    { term: t("net"), value: netAmount === undefined ? undefined : money(netAmount) },
    { term: t("card"), value: own(receipt.card) },
    { term: t("destination"), value: own(receipt.destination) },
    { term: t("paymentReference"), value: own(payout?.reference) },
    {
      term: t("status"),
      value: statusLabel(messagesIn(locale, "statuses"), transactionStage(receipt)),
    },
    { term: t("reason"), value: own(receipt.reason) },
    { term: t("description"), value: own(receipt.description) },
    { term: t("updated"), value: at(receipt.updatedAt) },
    { term: t("transactionId"), value: own(receipt.id) },
    { term: t("generated"), value: at(receipt.drawnUpAt) },
  ];
}

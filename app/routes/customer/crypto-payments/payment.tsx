// The payment page of a crypto deposit: the amount and address, and the outcome.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { drawQr } from "~/platform/qr.server";
import { signedIn } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import {
  isCredited,
  isInReview,
  isPaidInFull,
  isPayable,
  expiredAt,
  paymentOutcome,
  reviewOf,
} from "~/ui/payment-labels";
import { refreshSeconds } from "~/ui/refresh-seconds";
import { PaymentWindow } from "./payment-window";
import { WindowZoom, zoomOf } from "./window-zoom";
import { useMessages, useLocale } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { feeItems } from "~/ui/fee-items";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { PaymentBadge } from "./payment-badge";
import { Banner } from "~/ui/banner";
import { PageHeading } from "~/ui/page-heading";
import { SuccessPanel } from "~/ui/success-panel";
import { SupportText } from "~/ui/support-text";

export const handle = {
  title: pageText("cryptoPayments", "title"),
  refreshAfter: autoIn,
} satisfies PageHandle;

export async function loader({ request, params: { orderNumber: id = "" } }: LoaderFunctionArgs) {
  await signedIn(request);
  const search = new URL(request.url).searchParams;
  const payment = await load(request, api(request).payments.get({ params: { id } }));
  const isOpen = isPayable(payment);
  const { cryptoWalletAddress: address } = payment;
  const auto = isOpen && search.get("auto") === String(refreshSeconds) ? refreshSeconds : undefined;
  return {
    payment,
    isOpen,
    auto,
    zoom: zoomOf(search),
    now: Date.now(),
    qr: isOpen && address ? drawQr(address) : null,
  };
}

function autoIn(data: unknown): number | undefined {
  return typeof data === "object" && data !== null && "auto" in data && data.auto === refreshSeconds
    ? refreshSeconds
    : undefined;
}

export default function PaymentPage() {
  const t = useMessages("cryptoPayments");
  const { payment, isOpen, auto, zoom, now, qr } = useLoaderData<typeof loader>();
  const { cryptoOrderNumber, transaction } = payment;
  const every = isOpen ? refreshSeconds : undefined;
  const hrefFor = (seconds?: number) =>
    paths.customer.payment(cryptoOrderNumber, { zoom, auto: seconds });
  return (
    <div className="form-page">
      <div className="payment-head">
        <PaymentOutcome payment={payment} refreshSeconds={every} />
        <div id="payment-zoom" data-refresh={every}>
          {isOpen && !isPaidInFull(payment) && (
            <WindowZoom orderNumber={cryptoOrderNumber} zoom={zoom} auto={auto} />
          )}
        </div>
      </div>
      <div id="payment" data-refresh={every}>
        {isOpen && <PaymentWindow payment={payment} qr={qr} now={now} zoom={zoom} />}
        <div className="actions my-5">
          {isOpen && (
            <>
              <ButtonLink href={hrefFor(auto)} tone="secondary">
                {t("checkNow")}
              </ButtonLink>
              <noscript>
                <ButtonLink href={hrefFor(auto ? undefined : refreshSeconds)} tone="quiet">
                  {auto ? t("stopRefresh") : t("startRefresh")}
                </ButtonLink>
              </noscript>
            </>
          )}
          {isCredited(payment) && (
            <ButtonLink
              href={paths.customer.transactionReceiptPdf(transaction.id)}
              tone="secondary"
            >
              {t("downloadReceipt")}
            </ButtonLink>
          )}
          {!isOpen && !isCredited(payment) && !isInReview(payment) && (
            <ButtonLink href={paths.customer.cryptoDeposit()}>{t("newPayment")}</ButtonLink>
          )}
        </div>
        <PaymentFacts payment={payment} />
      </div>
    </div>
  );
}

/** Details of a payment. */
function PaymentFacts({ payment }: { payment: CryptoPayment }) {
  const t = useMessages("cryptoPayments");
  const {
    transaction,
    cryptoAmount,
    cryptoReceived,
    cryptoCurrency: coin,
    cryptoOrderNumber,
    orderName,
    description,
  } = payment;
  const locale = useLocale();
  const ended = expiredAt(payment);
  const hasFee = transaction.fee !== undefined;
  const items = [
    {
      term: t("status"),
      value: isCredited(payment) ? <PaymentBadge payment={payment} /> : undefined,
    },
    ...conversionItems(locale, transaction, t("youPay")),
    {
      term: transaction.sourceCurrency && !hasFee ? t("youReceive") : t("amount"),
      value: <MoneyText amount={transaction.amount} currency={transaction.currency} />,
    },
    ...feeItems(locale, transaction),
    {
      term: t("amountDue"),
      value: isPayable(payment) && cryptoAmount ? `${cryptoAmount} ${coin}` : undefined,
    },
    { term: t("received"), value: `${cryptoReceived} ${coin}` },
    { term: t("orderNumber"), value: cryptoOrderNumber },
    { term: t("orderName"), value: orderName },
    { term: t("description"), value: description },
    { term: t("expiredOn"), value: ended && <Instant iso={ended} /> },
  ];
  return (
    <Panel
      title={t("details")}
      actions={<a href={paths.customer.transaction(transaction.id)}>{t("viewTransaction")}</a>}
    >
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
    </Panel>
  );
}

/** The page's heading and the outcome of the payment: a live region, so that the outcome is announced. */
function PaymentOutcome({
  payment,
  refreshSeconds,
}: {
  payment: CryptoPayment;
  refreshSeconds: number | undefined;
}) {
  const t = useMessages("cryptoPayments");
  const states = useMessages("paymentStates");
  const outcome = paymentOutcome(states, payment);
  const review = reviewOf(states, payment);
  const back = { href: paths.customer.wallet(), label: t("backToWallet") };
  return (
    <div id="payment-outcome" role="status" data-refresh={refreshSeconds}>
      {isCredited(payment) ? (
        <SuccessPanel
          title={states("completedTitle")}
          message={states("credited")}
          href={paths.customer.wallet()}
        />
      ) : (
        <PageHeading
          title={t("title")}
          back={back}
          badge={!isPayable(payment) && <PaymentBadge payment={payment} />}
        />
      )}
      {outcome && !isCredited(payment) && (
        <Banner tone={outcome.tone}>
          <SupportText text={outcome.text} />
        </Banner>
      )}
      {review && <Banner tone="warning">{review}</Banner>}
    </div>
  );
}

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
import { isCredited, isInReview, isPaidInFull, isPayable } from "~/ui/payment-labels";
import { refreshSeconds } from "~/ui/refresh-seconds";
import { PaymentFacts } from "./payment-facts";
import { PaymentOutcome } from "./payment-outcome";
import { PaymentWindow } from "./payment-window";
import { WindowZoom, zoomOf } from "./window-zoom";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

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

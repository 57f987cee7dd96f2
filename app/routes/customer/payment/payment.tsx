// The payment page of a deposit in coins: what to pay and where to, and what became of it.
import { data, type HeadersArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { drawQr } from "~/qr.server";
import { signedIn } from "~/session.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { openPaymentStatuses, outcomeOf, reviewWords } from "~/ui/payment-words";
import { PaymentFacts } from "./payment-facts";
import { PaymentWindow } from "./payment-window";
import { WindowZoom, zoomOf } from "./window-zoom";

export const handle = { title: "Crypto payment" } satisfies PageHandle;

const refreshSeconds = 30;

export async function loader({ request, params: { orderNumber: id = "" } }: LoaderFunctionArgs) {
  await signedIn(request);
  const search = new URL(request.url).searchParams;
  const payment = await load(request, api(request).payments.get({ params: { id } }));
  const isOpen = openPaymentStatuses.includes(payment.status);
  const { cryptoWalletAddress: address } = payment;
  const auto = search.get("auto") === String(refreshSeconds) ? refreshSeconds : undefined;
  const shown = { payment, isOpen, auto, zoom: zoomOf(search), now: Date.now(), qr: isOpen && address ? drawQr(address) : null };
  // Asked for by a link, and never forced (R46); with scripts the region is drawn anew instead.
  return data(shown, { headers: isOpen && auto ? { Refresh: String(auto) } : {} });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function PaymentPage() {
  const { payment, isOpen, auto, zoom, now, qr } = useLoaderData<typeof loader>();
  const { status, reviewFlag, cryptoOrderNumber } = payment;
  const outcome = outcomeOf(status);
  const ask = (seconds?: number) => paths.customer.payment(cryptoOrderNumber, { zoom: zoom === 100 ? undefined : zoom, auto: seconds });
  return (
    <div className="form-page">
      <PageHeading title="Crypto payment" back={{ href: paths.customer.wallet(), label: "Back to wallet" }} />
      <div id="payment" data-refresh={isOpen ? refreshSeconds : undefined}>
        <div aria-live="polite">
          {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
          {reviewFlag && <Banner tone="warning">{reviewWords[reviewFlag]}</Banner>}
        </div>
        {isOpen && <PaymentWindow payment={payment} qr={qr} now={now} zoom={zoom} />}
        <PaymentFacts payment={payment} />
      </div>
      <div className="actions mt-5">
        {isOpen && <ButtonLink href={ask(auto)} tone="secondary">Check now</ButtonLink>}
        {!isOpen && status !== "completed" && <ButtonLink href={paths.customer.cryptoDeposit()}>New crypto payment</ButtonLink>}
      </div>
      {isOpen && (
        <>
          <WindowZoom orderNumber={cryptoOrderNumber} zoom={zoom} auto={auto} />
          <p className="without-scripts">{auto ? <a href={ask()}>Stop refreshing</a> : <a href={ask(refreshSeconds)}>Refresh by itself every 30 s</a>}</p>
        </>
      )}
    </div>
  );
}

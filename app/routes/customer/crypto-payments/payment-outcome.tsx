import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { PageHeading } from "~/ui/page-heading";
import { isCredited, isPayable, paymentOutcome, reviewOf } from "~/ui/payment-labels";
import { SuccessPanel } from "~/ui/success-panel";
import { SupportText } from "~/ui/support-text";
import { useMessages } from "~/ui/use-messages";
import { PaymentBadge } from "./payment-badge";

/** The page's heading and the outcome of the payment: a live region, so that the outcome is announced. */
export function PaymentOutcome({
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

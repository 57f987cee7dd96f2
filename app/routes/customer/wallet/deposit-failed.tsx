import { wordsFor } from "~server/contract/values/messages";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";

/** In place of a review whose payment the gateway did not make: there is nothing to pay to. */
export function DepositFailed() {
  return (
    <div className="form-page">
      <h1>Review your deposit</h1>
      <Banner tone="danger">{wordsFor("crypto_payment_failed")}</Banner>
      <p>No money has moved. Please try again in a moment, or choose another cryptocurrency.</p>
      <div className="actions mt-5">
        <ButtonLink href={paths.customer.cryptoDeposit()}>Start again</ButtonLink>
        <ButtonLink href={paths.customer.wallet()} tone="quiet">
          Back to wallet
        </ButtonLink>
      </div>
    </div>
  );
}

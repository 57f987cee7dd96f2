import { SubmitButton } from "~/form/submit-button";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";

/** How each form of a movement ends: on to its review, or back to the wallet. */
export function ContinueToReview() {
  return (
    <div className="actions">
      <SubmitButton busy="Processing...">Continue to review</SubmitButton>
      <ButtonLink href={paths.customer.wallet()} tone="quiet">
        Cancel
      </ButtonLink>
    </div>
  );
}

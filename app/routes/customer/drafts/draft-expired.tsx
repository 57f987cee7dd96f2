import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";

/** In place of a review that came too late: nothing has moved. */
export function DraftExpired({ startHref }: { startHref: string }) {
  const refusals = useMessages("refusals");
  return (
    <div className="form-page">
      <h1>This review has expired</h1>
      <p className="lead">{refusals("draft_expired")} Nothing was sent and no money has moved.</p>
      <div className="actions mt-5">
        <ButtonLink href={startHref}>Start again</ButtonLink>
        <ButtonLink href={paths.customer.wallet()} tone="quiet">
          Back to wallet
        </ButtonLink>
      </div>
    </div>
  );
}

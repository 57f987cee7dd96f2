import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";

/** Shown instead of a review that wrong codes ended: the form of a new withdrawal keeps what was typed. */
export function WithdrawalEnded({ draftId }: { draftId: string }) {
  const t = useMessages("withdrawals");
  const drafts = useMessages("drafts");
  return (
    <div className="form-page">
      <h1>{t("ended")}</h1>
      <p className="lead">{t("endedLead")}</p>
      <div className="actions mt-5">
        <ButtonLink href={paths.customer.withdrawal(draftId)}>{t("startNew")}</ButtonLink>
        <ButtonLink href={paths.customer.wallet()} tone="quiet">
          {drafts("backToWallet")}
        </ButtonLink>
      </div>
    </div>
  );
}

import { SubmitButton } from "~/form/submit-button";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";

/** Instead of a draft's ID in the URL of a form: an empty form. */
export const blankDraft = "new";

/** Above a form that is filled from its draft. */
export function ResumedDraft({ startOverHref }: { startOverHref: string }) {
  const t = useMessages("drafts");
  return (
    <p className="hint">{t("resumed", { link: (text) => <a href={startOverHref}>{text}</a> })}</p>
  );
}

/** The buttons of deposit and withdrawal forms: on to the review, or back to the wallet. */
export function ContinueToReview() {
  const t = useMessages("drafts");
  return (
    <div className="actions">
      <SubmitButton busy={t("processing")}>{t("continueToReview")}</SubmitButton>
      <ButtonLink href={paths.customer.wallet()} tone="quiet">
        {t("cancel")}
      </ButtonLink>
    </div>
  );
}

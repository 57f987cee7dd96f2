import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";

/** Shown instead of an expired review: no money has moved. */
export function DraftExpired({
  startHref,
  hadCard = false,
}: {
  startHref: string;
  hadCard?: boolean;
}) {
  const t = useMessages("drafts");
  return (
    <div className="form-page">
      <h1>{t("expired")}</h1>
      <p className="lead">
        {t("expiredLead")} {hadCard && t("expiredCard")}
      </p>
      <div className="actions mt-5">
        <ButtonLink href={startHref}>{t("startAgain")}</ButtonLink>
        <ButtonLink href={paths.customer.wallet()} tone="quiet">
          {t("backToWallet")}
        </ButtonLink>
      </div>
    </div>
  );
}

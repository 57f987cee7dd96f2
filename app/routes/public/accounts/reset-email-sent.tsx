import { limits } from "~server/kernel/limits";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";

/** Shown after a password reset was requested: the same for every address, registered or not. */
export function ResetEmailSent({ elsewhere }: { elsewhere: string | undefined }) {
  const t = useMessages("accounts");
  return (
    <div className="form-page">
      <h1>{t("sentTitle")}</h1>
      <p className="lead">{t("sentLead", { minutes: limits.passwordResetMinutes })}</p>
      <div className="panel">
        {elsewhere && <Banner tone="info">{elsewhere}</Banner>}
        <p className="mb-5">{t("sentHelp")}</p>
        <div className="actions">
          <ButtonLink href={paths.login()}>{t("backToSignIn")}</ButtonLink>
          <ButtonLink href={paths.forgotPassword()} tone="quiet">
            {t("resend")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

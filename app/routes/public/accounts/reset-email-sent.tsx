import { limits } from "~server/kernel/limits";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";

/** Shown after a password reset was requested: the same for every address, registered or not. */
export function ResetEmailSent({ elsewhere }: { elsewhere: string | undefined }) {
  return (
    <div className="form-page">
      <h1>Look into your mailbox</h1>
      <p className="lead">
        If there is an account with this address, a message with a link is on its way. The link
        works once and for {limits.passwordResetMinutes} minutes.
      </p>
      <div className="panel">
        {elsewhere && <Banner tone="info">{elsewhere}</Banner>}
        <p className="mb-5">
          Nothing there after a few minutes? Look into the spam folder, or check the address and ask
          again.
        </p>
        <div className="actions">
          <ButtonLink href={paths.login()}>Back to sign in</ButtonLink>
          <ButtonLink href={paths.forgotPassword()} tone="quiet">
            Ask again
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

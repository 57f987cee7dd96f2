import type { z } from "zod";
import type { NewApiToken } from "~server/features/api-tokens/schemas";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { CopyButton } from "~/ui/copy-button";
import { Day } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";

/** Shown once: a lost token has to be replaced by a new one. */
export function CreatedToken({
  made: { name, token, expiresAt },
}: {
  made: z.output<typeof NewApiToken>;
}) {
  return (
    <div className="form-page">
      <PageHeading
        title="Your new token"
        lead={
          <>
            “{name}”, good until <Day iso={expiresAt} />.
          </>
        }
      />
      <Panel>
        <div className="proof-part">
          <p>
            <code id="new-token" className="secret select-all">
              {token}
            </code>
          </p>
          <p className="hint">
            It is not shown again. Keep it where your script finds it and nobody else does, and send
            it as “Authorization: Bearer …”.
          </p>
          <div className="actions">
            <ButtonLink href={paths.customer.apiTokens()}>I have kept it</ButtonLink>
            <CopyButton of="new-token">Copy token</CopyButton>
          </div>
        </div>
      </Panel>
    </div>
  );
}

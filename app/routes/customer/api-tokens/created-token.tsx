import type { z } from "zod";
import type { NewApiToken } from "~server/features/api-tokens/schemas";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { CopyButton } from "~/ui/copy-button";
import { Day } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

/** Shown once: a lost token has to be replaced by a new one. */
export function CreatedToken({
  made: { name, token, expiresAt },
}: {
  made: z.output<typeof NewApiToken>;
}) {
  const t = useMessages("apiTokens");
  return (
    <div className="form-page">
      <PageHeading
        title={t("createdTitle")}
        lead={t("createdLead", { name: <bdi>{name}</bdi>, day: <Day iso={expiresAt} /> })}
      />
      <Panel>
        <div className="proof-part">
          <p>
            <code id="new-token" className="secret">
              {token}
            </code>
          </p>
          <p className="hint">{t("createdHint")}</p>
          <div className="actions">
            <ButtonLink href={paths.customer.apiTokens()}>{t("done")}</ButtonLink>
            <CopyButton of="new-token">{t("copy")}</CopyButton>
          </div>
        </div>
      </Panel>
    </div>
  );
}

// A new token: its name, rights and last day, confirmed with the password. It is shown only once.
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { ApiTokenForm, type NewApiToken } from "~server/features/api-tokens/schemas";
import { tokenRights } from "~server/http/token-scopes";
import { rightsOf } from "~server/kernel/staff-roles";
import { api } from "~/platform/api/api.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { loadState } from "~/sign-in/second-factor.server";
import { signedIn } from "~/platform/session/session.server";
import { submitConfirmed } from "~/sign-in/step-up.server";
import { useProfile } from "../profiles/use-profile";
import { ApiTokenFields } from "./api-token-fields";
import { pageText } from "~/ui/page-text";
import type { z } from "zod";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { CopyButton } from "~/ui/copy-button";
import { Day } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

export const handle = {
  title: pageText("apiTokens", "newTitle"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return loadState(request);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submitConfirmed(request, ApiTokenForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).apiTokens.create({ body: submission.value.token });
  // The token is in the response itself, not on a page that can be reopened.
  return answer.ok ? data({ made: answer.value }) : submission.refuse(answer.problem);
}

export default function NewTokenPage() {
  const { isOn } = useLoaderData<typeof loader>();
  const held = rightsOf(useProfile().staffRoles ?? []);
  const rights = tokenRights.filter((right) => held.has(right));
  const made = useActionData<typeof action>()?.made;
  const form = useFormState({
    id: "api-token",
    names: [
      "name",
      "scopes",
      ...tokenRights.map((right) => `rights.${right}` as const),
      "days",
      "password",
      "code",
    ],
    values: { scopes: "read", days: "90" },
  });
  return made ? (
    <CreatedToken made={made} />
  ) : (
    <ApiTokenFields form={form} needsCode={isOn} rights={rights} />
  );
}

/** Shown once: a lost token has to be replaced by a new one. */
function CreatedToken({
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
        <div className="grid gap-4">
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

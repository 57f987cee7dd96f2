// The page that a link in an email opens. Opening it changes nothing, since email programs open links too; the button does.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../public-frame";

export function loadLinkToken({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

interface Props {
  id: string;
  title: string;
  lead: string;
  /** The form's target: the page's URL without the token. */
  action: string;
  /** What to do if the link has expired. */
  after: ReactNode;
}

export function LinkConfirmation({ id, ...page }: Props) {
  const t = useMessages("accounts");
  const { token } = useLoaderData<typeof loadLinkToken>();
  const form = useFormState({ id, names: ["token"], values: { token } });
  return (
    <PublicFrame>
      <FormPage form={form} isPlain {...page} after={<p>{page.after}</p>}>
        <input type="hidden" name="token" value={form.fields.token.value} />
        <div className="actions">
          <SubmitButton busy={t("confirming")}>{t("confirm")}</SubmitButton>
        </div>
      </FormPage>
    </PublicFrame>
  );
}

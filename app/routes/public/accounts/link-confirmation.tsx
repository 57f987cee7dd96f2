// The page that a link in an email opens. Opening it changes nothing, since email programs open links too; the button does.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import type { LinkPurpose } from "~server/features/email/labels";
import { retryParam } from "~server/kernel/form-recovery";
import { messagesIn } from "~server/locales/messages";
import { liveLinks } from "~/platform/api/api.server";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import type { PageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";

export const linkLoader =
  (purpose: LinkPurpose) =>
  async ({ request }: LoaderFunctionArgs) => {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    return { token, isOver: await isLinkOver(request, token, purpose) };
  };

/** Whether the link was used or has expired. Not asked for a form that is shown again: it says what was wrong itself. */
export async function isLinkOver(request: Request, token: string, purpose: LinkPurpose) {
  if (token === "" || new URL(request.url).searchParams.has(retryParam)) return false;
  return (await (await liveLinks())?.isLive(token, purpose)) === false;
}

const Over = z.object({ isOver: z.literal(true) });

/** The page's title, unless its link is over. */
export const linkTitle =
  (title: PageText): PageText =>
  (locale, data) =>
    Over.safeParse(data).success ? messagesIn(locale, "accounts")("linkOver") : title(locale, data);

interface OverProps {
  title: string;
  lead: string;
  /** How to get a new link. */
  children: ReactNode;
}

/** Instead of a form that could only be refused. */
export function LinkOver({ title, lead, children }: OverProps) {
  return (
    <PublicFrame>
      <div className="form-page">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="actions mt-5">{children}</div>
      </div>
    </PublicFrame>
  );
}

interface Props {
  id: string;
  title: string;
  lead: string;
  /** The form's target: the page's URL without the token. */
  action: string;
  /** What to do if the link has expired. */
  after: ReactNode;
  /** The button, if it doesn't just confirm. */
  confirm?: string;
  busy?: string;
  /** What happens then, if the sentence doesn't say it. */
  children?: ReactNode;
}

export function LinkConfirmation({ id, confirm, busy, children, ...page }: Props) {
  const t = useMessages("accounts");
  const { token, isOver } = useLoaderData<ReturnType<typeof linkLoader>>();
  const form = useFormState({ id, names: ["token"], values: { token } });
  if (isOver)
    return (
      <LinkOver title={t("linkOver")} lead={t("linkOverLead")}>
        <p>{page.after}</p>
      </LinkOver>
    );
  return (
    <PublicFrame>
      <FormPage form={form} isPlain {...page} after={<p>{page.after}</p>}>
        <input type="hidden" name="token" value={form.fields.token.value} />
        {children}
        <div className="actions">
          <SubmitButton busy={busy ?? t("confirming")}>{confirm ?? t("confirm")}</SubmitButton>
        </div>
      </FormPage>
    </PublicFrame>
  );
}

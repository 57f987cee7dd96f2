// The page that an emailed reset link opens. Opening it changes nothing; the form posts the token.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ResetPasswordForm } from "~server/features/sign-in/password-schemas";
import { limits } from "~server/kernel/limits";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { FormPage } from "~/form/form-page";
import { NewPasswordField } from "~/form/password-fields";
import { SubmitButton } from "~/form/submit-button";
import { assertOwnOrVisitorForm } from "~/platform/posts/read-form.server";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { saveDeviceCookie } from "~/platform/session/known-device.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { flash } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";
import { isLinkOver, LinkOver, linkTitle } from "./link-confirmation";

const LoaderData = z.object({ invitation: z.enum(["1", "user"]).nullable() });

export const handle = {
  title: linkTitle((locale, data) =>
    messagesIn(
      locale,
      "accounts",
    )(LoaderData.safeParse(data).data?.invitation ? "chooseFirst" : "chooseNew"),
  ),
} satisfies PageHandle;

/** Invited staff (`1`) and users don't have a password yet. */
function invitationIn(request: Request): "1" | "user" | null {
  const sent = new URL(request.url).searchParams.get("invitation");
  return sent === "user" || sent === null ? sent : "1";
}

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const isOver = await isLinkOver(request, token, "password_reset");
  return { token, invitation: invitationIn(request), isOver };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, ResetPasswordForm, assertOwnOrVisitorForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.resetPassword(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(invitationIn(request) === "1" ? paths.admin.login() : paths.login(), {
    status: 303,
    headers: await saveDeviceCookie(await flash(request, answer.value.message), answer.value),
  });
}

export default function ResetPasswordPage() {
  const links = usePaths();
  const t = useMessages("accounts");
  const { token, invitation, isOver } = useLoaderData<typeof loader>();
  const isFirst = invitation !== null;
  const isStaff = invitation === "1";
  const form = useFormState({
    id: "reset-password",
    names: ["token", "password"],
    values: { token },
  });
  if (isOver)
    return (
      <LinkOver title={t("linkOver")} lead={t("linkOverLead")}>
        {isStaff ? (
          <p>{t("invitationExpired")}</p>
        ) : (
          <ButtonLink href={links.forgotPassword()}>{t("requestLink")}</ButtonLink>
        )}
      </LinkOver>
    );
  return (
    <PublicFrame>
      <FormPage
        title={isFirst ? t("chooseFirst") : t("chooseNew")}
        lead={isStaff ? t("firstLead") : isFirst ? t("firstLeadUser") : t("newLead")}
        form={form}
        action={links.resetPassword(invitation ?? undefined)}
        after={
          isStaff ? t("invitationExpired") : <a href={links.forgotPassword()}>{t("requestLink")}</a>
        }
      >
        <input type="hidden" name="token" value={form.fields.token.value} />
        <NewPasswordField
          field={form.fields.password}
          label={isFirst ? t("password") : t("newPassword")}
          hint={t("passwordHint", { minimum: limits.passwordMinimumLength })}
        />
        <div className="actions">
          <SubmitButton busy={t("saving")}>{isFirst ? t("save") : t("reset")}</SubmitButton>
        </div>
      </FormPage>
    </PublicFrame>
  );
}

// The page that an emailed reset link opens. Opening it changes nothing; the form posts the token.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ResetPasswordForm } from "~server/features/sign-in/password-schemas";
import { limits } from "~server/kernel/limits";
import { messagesIn } from "~server/locales/messages";
import { api } from "~/platform/api/api.server";
import { Field } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { assertOwnOrVisitorForm } from "~/form/form-owner.server";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { saveDeviceCookie } from "~/platform/sign-in/known-device.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { flash } from "~/platform/session/session.server";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../public-frame";

const LoaderData = z.object({ isInvitation: z.boolean() });

export const handle = {
  title: (locale, data) =>
    messagesIn(
      locale,
      "accounts",
    )(LoaderData.safeParse(data).data?.isInvitation ? "chooseFirst" : "chooseNew"),
} satisfies PageHandle;

/** Staff come here from their invitation and don't have a password yet. */
const isInvitation = (request: Request) => new URL(request.url).searchParams.has("invitation");

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get("token") ?? "", isInvitation: isInvitation(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, ResetPasswordForm, assertOwnOrVisitorForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.resetPassword(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(isInvitation(request) ? paths.admin.login() : paths.login(), {
    status: 303,
    headers: await saveDeviceCookie(await flash(request, answer.value.message), answer.value),
  });
}

export default function ResetPasswordPage() {
  const t = useMessages("accounts");
  const { token, isInvitation: isFirst } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "reset-password",
    names: ["token", "password"],
    values: { token },
  });
  return (
    <PublicFrame>
      <FormPage
        title={isFirst ? t("chooseFirst") : t("chooseNew")}
        lead={isFirst ? t("firstLead") : t("newLead")}
        form={form}
        action={paths.resetPassword(isFirst ? "1" : undefined)}
        after={
          isFirst ? t("invitationExpired") : <a href={paths.forgotPassword()}>{t("requestLink")}</a>
        }
      >
        <input type="hidden" name="token" value={form.fields.token.value} />
        <Field
          field={form.fields.password}
          label={isFirst ? t("password") : t("newPassword")}
          type="password"
          autoComplete="new-password"
          hint={t("passwordHint", { minimum: limits.passwordMinimumLength })}
        />
        <div className="actions">
          <SubmitButton busy={t("saving")}>{isFirst ? t("save") : t("reset")}</SubmitButton>
        </div>
      </FormPage>
    </PublicFrame>
  );
}

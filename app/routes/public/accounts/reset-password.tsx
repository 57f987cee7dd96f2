// Where the link of a message leads: a new password. Opening it changes nothing; the token goes on with the form.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ResetPasswordForm } from "~server/features/sign-in/password-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { Field } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { keepDevice } from "~/platform/sign-in/known-device.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { flash } from "~/platform/session/session.server";
import { PublicFrame } from "../public-frame";

const LoaderData = z.object({ isInvitation: z.boolean() });

export const handle = {
  title: (_locale, data) =>
    LoaderData.safeParse(data).data?.isInvitation ? "Choose a password" : "Choose a new password",
} satisfies PageHandle;

/** Staff come here from their invitation, and have no password yet. */
const isInvitation = (request: Request) => new URL(request.url).searchParams.has("invitation");

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get("token") ?? "", isInvitation: isInvitation(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, ResetPasswordForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.resetPassword(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(isInvitation(request) ? paths.admin.login() : paths.login(), {
    status: 303,
    headers: await keepDevice(await flash(request, answer.value.message), answer.value),
  });
}

export default function ResetPasswordPage() {
  const { token, isInvitation: isFirst } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "reset-password",
    names: ["token", "password"],
    values: { token },
  });
  return (
    <PublicFrame>
      <FormPage
        title={isFirst ? "Choose a password" : "Choose a new password"}
        lead={
          isFirst
            ? "You sign in to the back office with it."
            : "Everybody who is signed in to your account is signed out, and you sign in with the new password."
        }
        form={form}
        action={paths.resetPassword(isFirst ? "1" : undefined)}
        after={
          isFirst ? (
            "If the link has expired, ask an owner to send the invitation again."
          ) : (
            <a href={paths.forgotPassword()}>Ask for a new link</a>
          )
        }
      >
        <input type="hidden" name="token" value={form.fields.token.value} />
        <Field
          field={form.fields.password}
          label={isFirst ? "Password" : "New password"}
          type="password"
          autoComplete="new-password"
          hint={`At least ${limits.passwordMinimumLength} characters; 12 or more are better.`}
        />
        <div className="actions">
          <SubmitButton busy="Saving...">
            {isFirst ? "Save the password" : "Save the new password"}
          </SubmitButton>
        </div>
      </FormPage>
    </PublicFrame>
  );
}

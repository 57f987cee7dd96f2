import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { ChangePasswordBody } from "~server/features/sign-in/password-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { Field } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn, redirectWithFlash } from "~/platform/session/session.server";
import { SettingsNav } from "../settings-nav";

export const handle = { title: "Change your password" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  await signedIn(request);
  const submission = await submit(request, ChangePasswordBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.changePassword(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.password(), answer.value.message);
}

export default function PasswordPage() {
  const form = useFormState({ id: "password", names: ["currentPassword", "newPassword"] });
  return (
    <>
      <SettingsNav current="password" />
      <FormPage
        title="Change your password"
        lead="You'll be signed out everywhere else, every API token will be revoked, and we'll email you about the change."
        form={form}
      >
        <Field
          field={form.fields.currentPassword}
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <Field
          field={form.fields.newPassword}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${limits.passwordMinimumLength} characters. We advise 12 or more.`}
        />
        <div className="actions">
          <SubmitButton busy="Saving...">Change password</SubmitButton>
        </div>
      </FormPage>
    </>
  );
}

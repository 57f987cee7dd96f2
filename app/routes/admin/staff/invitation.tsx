// Invites somebody to staff: they choose a password by the link in a mail.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StaffInvitationForm } from "~server/features/staff/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { Field } from "~/form/field";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash, signedInAdmin } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { ReasonField } from "./reason-field";
import { RoleFields, roleNames } from "./role-fields";
import { SecondOwnerHint } from "./second-owner-hint";

export const handle = { title: "Invite staff", right: "staff" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return load(request, api(request).staff.list());
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, StaffInvitationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).staff.invite(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.staff(),
    `Invitation sent to ${answer.value.email}`,
  );
}

export default function StaffInvitationPage() {
  const { staff } = useLoaderData<typeof loader>();
  const names = ["email", "fullname", ...roleNames, "reason"] as const;
  const form = useFormState({ id: "staff-invitation", names });
  const { fields } = form;
  return (
    <FormPage
      title="Invite staff"
      lead={`We mail a link to choose a password. It works for ${limits.staffInvitationHours} hours.`}
      form={form}
    >
      <Field
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="off"
        spellCheck={false}
        hint="Staff need an address that no customer uses."
      />
      <Field field={fields.fullname} label="Full name" autoComplete="off" />
      <RoleFields fields={fields} />
      <ReasonField field={fields.reason} />
      <SecondOwnerHint staff={staff} />
      <div className="actions">
        <SubmitButton busy="Sending...">Send invitation</SubmitButton>
        <ButtonLink tone="quiet" href={paths.admin.staff()}>
          Cancel
        </ButtonLink>
      </div>
    </FormPage>
  );
}

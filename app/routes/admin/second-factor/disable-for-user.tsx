// Turns off two-factor authentication for a user who lost phone and recovery codes, after the administrator's own password.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { useShownUser } from "../users/shown-user";

export const handle = {
  title: "Turn off two-step sign-in",
  right: "recovery",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).secondFactor.removeOf({ params: { id }, key: submission.key });
  if (!answer.ok && answer.problem.code === "password_needed")
    throw redirect(paths.admin.confirmPassword(paths.admin.userSecondFactor(id)), 303);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(request, paths.admin.user(id), "Two-step sign-in is off");
}

export default function DisableSecondFactorDialog() {
  const { user } = useShownUser();
  const name = user.fullname || user.username;
  const form = useFormState({ id: "user-second-factor", names: [] });
  return (
    <ConfirmDialog
      title="Turn off two-step sign-in"
      closeHref={paths.admin.user(user.id)}
      closedBecause={
        user.twoFactorEnabled === false &&
        !form.faults.length &&
        `${name} signs in without a code: there is nothing to turn off.`
      }
      back="Back to the user"
      form={form}
      confirm="Turn it off"
      busy="One moment..."
    >
      <p>{name} will sign in with the password alone, and is signed out everywhere now.</p>
      <p className="hint">
        Do this only once you are sure who asked. You may have to type your own password again, and
        they are told.
      </p>
    </ConfirmDialog>
  );
}

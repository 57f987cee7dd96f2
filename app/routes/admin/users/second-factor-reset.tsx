// Turns off two-factor authentication for a user who lost phone and recovery codes, after the administrator's own password.
import type { ActionFunctionArgs } from "@remix-run/node";
import { ConfirmationForm, submit } from "~/platform/posts/submit.server";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { confirmFirst } from "~/sign-in/step-up.server";
import { useShownUser } from "../people/shown-user";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffSignIn", "resetTitle"),
  calls: "recovery.resetSecondFactor",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).recovery.resetSecondFactor({
    params: { id },
    key: submission.key,
  });
  confirmFirst(request, answer, paths.admin.userSecondFactor(id));
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(
    request,
    paths.admin.user(id),
    messagesFor(request, "staffSignIn")("resetDone"),
  );
}

export default function DisableSecondFactorDialog() {
  const t = useMessages("staffSignIn");
  const { user } = useShownUser();
  const name = personLabel(user);
  const form = useFormState({ id: "user-second-factor", names: [] });
  return (
    <ConfirmDialog
      title={t("resetTitle")}
      closeHref={paths.admin.user(user.id)}
      closedBecause={
        user.twoFactorEnabled === false && !form.faults.length && t("nothingToReset", { name })
      }
      back={t("backToUser")}
      form={form}
      confirm={t("reset")}
      busy={t("resetting")}
    >
      <p>{t("resetLead", { name })}</p>
      <p className="hint">{t("resetHint")}</p>
    </ConfirmDialog>
  );
}

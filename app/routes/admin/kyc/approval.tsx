import { type ActionFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { KycApprovalForm } from "~server/features/accounts/admin-schemas";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { doneLabel, nextHref } from "../queues/queue-labels";
import { fromParam } from "../from-param";
import { KycDialog } from "./kyc-dialog";
import { useShownUser } from "../users/shown-user";

export const handle = { title: "Approve documents", right: "kyc" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, KycApprovalForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const body = { kycStatus: "approved", version: submission.value.version } as const;
  const answer = await api(request).users.edit({ params: { id }, body, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const from = fromParam(request);
  return redirectWithFlash(
    request,
    nextHref(from, id, paths.admin.user(id, from)),
    doneLabel(from, "Documents approved", answer.value.fullname || answer.value.username),
  );
}

export default function KycApprovalDialog() {
  const { user, from } = useShownUser();
  const form = useFormState({ id: "kyc-approval", names: [] });
  return (
    <KycDialog
      title="Approve documents"
      user={user}
      from={from}
      form={form}
      confirm="Approve"
      tone="success"
    >
      <p>{user.fullname || user.username} counts as verified from now on, and is told by mail.</p>
    </KycDialog>
  );
}

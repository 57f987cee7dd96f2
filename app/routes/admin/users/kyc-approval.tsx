import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { KycApprovalForm } from "~server/contract/schemas/users";
import { api } from "~/api.server";
import { submit } from "~/form/submit.server";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { flash, signedInAdmin } from "~/session.server";
import { doneWords, nextHref } from "../queues/queue-words";
import { fromOf } from "../transactions/from-address";
import { KycDialog } from "./kyc-dialog";
import { useShownUser } from "./shown-user";

export const handle = { title: "Approve documents" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, KycApprovalForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const body = { kycStatus: "approved", version: submission.value.version } as const;
  const answer = await api(request).users.edit({ params: { id }, body, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const from = fromOf(request);
  return redirect(nextHref(from, id, paths.admin.user(id, from)), {
    status: 303,
    headers: await flash(
      request,
      doneWords(from, "Documents approved", answer.value.fullname || answer.value.username),
    ),
  });
}

export default function KycApprovalDialog() {
  const { user, from } = useShownUser();
  const form = useFormState({ id: "kyc-approval", names: [], reply: useFormReply() });
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

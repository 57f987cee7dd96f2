import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { UserDeletionBody } from "~server/contract/schemas/user-deletion";
import { formatMoney } from "~server/contract/values/money-format";
import { api } from "~/api.server";
import { ConfirmForm } from "~/form/confirm-form";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { flash, signedInAdmin } from "~/session.server";
import { Dialog } from "~/ui/dialog";
import { VersionField } from "../transactions/version-field";
import { useShownUser } from "./shown-user";

export const handle = { title: "Delete user" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, UserDeletionBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).users.remove({ params: { id: params.userId ?? "" }, body: submission.value, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(paths.admin.users(), { status: 303, headers: await flash(request, "User deleted") });
}

export default function UserDeletionDialog() {
  const { user, wallet } = useShownUser();
  const reply = useActionData<typeof action>();
  const form = useFormState({ id: "user-deletion", names: [], reply });
  const asksAgain = reply !== undefined && wallet !== null && wallet.totalBalance > 0;
  const closeHref = paths.admin.user(user.id);
  return (
    <Dialog title="Delete user" closeHref={closeHref}>
      <ConfirmForm form={form} confirm={asksAgain ? "Delete all the same" : "Delete"} busy="Deleting..." cancelHref={closeHref}>
        {user.version !== undefined && <VersionField version={user.version} />}
        {asksAgain && <input type="hidden" name="confirmed" value="true" />}
        <p>Are you sure you want to delete this user? This action cannot be undone.</p>
        <p className="hint">
          {user.fullname || user.username} is signed out everywhere, what is pending is cancelled, and everything personal is erased.
          {wallet && wallet.totalBalance > 0 && ` There is still ${formatMoney(wallet.totalBalance, wallet.currency)} in the wallet.`}
        </p>
      </ConfirmForm>
    </Dialog>
  );
}

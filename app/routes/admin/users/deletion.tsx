import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { UserDeletionBody } from "~server/features/accounts/deletion-schemas";
import type { User } from "~server/features/users/schemas";
import { formatDay } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { TextAreaField } from "~/form/field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { MoneyLeft } from "../wallets/money-left";
import { VersionField } from "~/form/version-field";
import { useShownUser } from "./shown-user";
import { toApprovalRequest } from "~/platform/approval-request.server";

export const handle = { title: "Delete user", right: "closing" } satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, UserDeletionBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).users.remove({ params: { id }, ...submission.call });
  if (!answer.ok && answer.problem.code === "wallet_has_money")
    return redirect(paths.admin.userDeletion(id, "1"), 303);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const { retainedUntil } = answer.value;
  const done = retainedUntil
    ? `Account closed. Its records are kept until ${formatDay(retainedUntil, "UTC")}.`
    : "User deleted";
  return redirectWithFlash(request, paths.admin.users(), done);
}

export default function UserDeletionDialog() {
  const { user, wallet } = useShownUser();
  const [search] = useSearchParams();
  const form = useFormState({ id: "user-deletion", names: ["reason"] });
  const isAsked = search.has("again");
  const closeHref = paths.admin.user(user.id);
  return (
    <ConfirmDialog
      title="Delete user"
      closeHref={closeHref}
      closedBecause={
        (user.role === "admin" &&
          "Staff stay in the records and cannot be deleted. End their access under Staff.") ||
        (user.closedAt && "This account is closed already.")
      }
      back="Back to the user"
      form={form}
      confirm={isAsked ? "Delete all the same" : "Delete"}
      busy="Deleting..."
    >
      {user.version !== undefined && <VersionField version={user.version} />}
      <p>Are you sure you want to delete this user? This action cannot be undone.</p>
      {isAsked && wallet && <MoneyLeft wallet={wallet} />}
      <Consequences user={user} />
      {user.retentionYears !== undefined && (
        <TextAreaField field={form.fields.reason} label="Reason" rows={3} />
      )}
    </ConfirmDialog>
  );
}

function Consequences({ user }: { user: User }) {
  const name = user.fullname || user.username;
  const { retentionYears: years } = user;
  if (years === undefined)
    return (
      <p className="hint">
        {name} is signed out everywhere, what is pending is cancelled, and everything personal is
        erased.
      </p>
    );
  return (
    <div className="hint grid gap-2">
      <p>
        {name} is signed out everywhere and can&apos;t sign in again. What is pending is cancelled.
        Pay out what is left first.
      </p>
      <p>
        The records are kept for {years} {years === 1 ? "year" : "years"} and then erased. Until
        then, the email and the username can&apos;t be used again. If money moved in the last{" "}
        {limits.closingAloneDays} days, a second person has to approve.
      </p>
    </div>
  );
}

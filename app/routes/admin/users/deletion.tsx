import type { ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { problemFor } from "~/platform/api/api-problem.server";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { UserDeletionBody } from "~server/features/accounts/deletion-schemas";
import type { User } from "~server/features/users/schemas";
import { formatDay } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { TextAreaField } from "~/form/field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { localeOf, messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { askAgain } from "../wallets/ask-again.server";
import { MoneyLeft } from "../wallets/money-left";
import { VersionField } from "~/form/version-field";
import { useShownUser } from "../people/shown-user";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { personLabel } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffUsers", "delete"),
  calls: "users.remove",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, UserDeletionBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  if (submission.value.reason === undefined && (await keepsRecords(request, id)))
    return submission.refuse({
      ...problemFor(request, "validation_failed"),
      fieldErrors: { reason: [messagesFor(request, "validation")("reasonMissing")] },
    });
  const answer = await api(request).users.remove({
    params: { id },
    key: submission.key,
    body: { ...submission.value, confirmed: submission.value.confirmed ?? false },
  });
  if (!answer.ok && answer.problem.code === "wallet_has_money") return askAgain(request);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const t = messagesFor(request, "staffUsers");
  const { retainedUntil } = answer.value;
  const done = retainedUntil
    ? t("accountClosed", { day: formatDay(retainedUntil, "UTC", localeOf(request)) })
    : t("deleted");
  return redirectWithFlash(request, paths.admin.users(), done);
}

/** Then the reason is one of them. */
async function keepsRecords(request: Request, id: string): Promise<boolean> {
  const user = await api(request).users.get({ params: { id } });
  return user.ok && user.value.retentionYears !== undefined;
}

export default function UserDeletionDialog() {
  const t = useMessages("staffUsers");
  const { user, wallet } = useShownUser();
  const [search] = useSearchParams();
  const form = useFormState({ id: "user-deletion", names: ["reason"] });
  const isRepeated = search.has("again");
  const closeHref = paths.admin.user(user.id);
  return (
    <ConfirmDialog
      title={t("delete")}
      closeHref={closeHref}
      closedBecause={
        (user.role === "admin" && t("staffNotDeletable")) || (user.closedAt && t("alreadyClosed"))
      }
      back={t("backToUser")}
      form={form}
      confirm={isRepeated ? t("deleteAnyway") : t("deleteButton")}
      busy={t("deleting")}
    >
      {user.version !== undefined && <VersionField version={user.version} />}
      <p>{t("deleteQuestion")}</p>
      {isRepeated && wallet && <MoneyLeft wallet={wallet} />}
      <Consequences user={user} />
      {user.retentionYears !== undefined && (
        <TextAreaField field={form.fields.reason} label={t("reason")} rows={3} />
      )}
    </ConfirmDialog>
  );
}

function Consequences({ user }: { user: User }) {
  const t = useMessages("staffUsers");
  const name = personLabel(user);
  const { retentionYears: years } = user;
  if (years === undefined) return <p className="hint">{t("deleteEffect", { name })}</p>;
  return (
    <div className="hint grid gap-2">
      <p>{t("closeEffect", { name })}</p>
      <p>{t("closeRecords", { years, days: limits.closingAloneDays })}</p>
    </div>
  );
}

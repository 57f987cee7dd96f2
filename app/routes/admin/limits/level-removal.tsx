// Takes the highest verification level back; one person is enough.
import type { ActionFunctionArgs } from "@remix-run/node";
import { LevelBody } from "~server/features/movement-limits/schemas";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { personLabel } from "../people/person-name";
import { useShownUser } from "../people/shown-user";

export const handle = {
  title: pageText("staffLimits", "lowerLevel"),
  calls: "limits.lowerLevel",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, LevelBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).limits.lowerLevel({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "staffLimits");
  return redirectWithFlash(request, paths.admin.user(id), t("levelLowered"));
}

export default function LevelRemovalDialog() {
  const t = useMessages("staffLimits");
  const { user, from } = useShownUser();
  const form = useFormState({ id: "level-removal", names: ["reason"] });
  return (
    <ConfirmDialog
      title={t("lowerLevel")}
      closeHref={paths.admin.user(user.id, from)}
      form={form}
      confirm={t("lowerLevel")}
      busy={t("saving")}
    >
      <p className="wrap-anywhere">{t("lowerLead", { name: personLabel(user) })}</p>
      <ReasonField field={form.fields.reason} label={t("reason")} hint={t("reasonHint")} />
    </ConfirmDialog>
  );
}

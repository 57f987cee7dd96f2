import { type ActionFunctionArgs } from "@remix-run/node";
import { NoteBody, noteMaximumLength } from "~server/features/notes/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { RadioGroup } from "~/form/choice-fields";
import { TextAreaField } from "~/form/field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { fromParam } from "../queues/queue-labels";
import { useShownUser } from "../people/shown-user";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffCustomer", "addNote"),
  calls: "notes.add",
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, NoteBody);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).notes.add({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.user(id, fromParam(request)),
    messagesFor(request, "staffCustomer")("noteAdded"),
  );
}

export default function NoteDialog() {
  const t = useMessages("staffCustomer");
  const readers = [
    { value: "confidential", label: t("visibility.confidential") },
    { value: "shared", label: t("visibility.shared"), hint: t("sharedHint") },
  ];
  const { user, from } = useShownUser();
  const form = useFormState({
    id: "note",
    names: ["text", "visibility"],
    values: { visibility: "confidential" },
  });
  const closeHref = paths.admin.user(user.id, from);
  return (
    <ConfirmDialog
      title={t("addNote")}
      closeHref={closeHref}
      form={form}
      confirm={t("addNote")}
      busy={t("saving")}
      tone="primary"
    >
      <TextAreaField
        field={form.fields.text}
        label={t("note")}
        hint={t("noteHint")}
        rows={4}
        maxLength={noteMaximumLength}
      />
      <RadioGroup field={form.fields.visibility} label={t("visibility")} choices={readers} />
    </ConfirmDialog>
  );
}

import { type ActionFunctionArgs } from "@remix-run/node";
import { KycRejectionForm, kycReasonWordsMaximum } from "~server/features/accounts/admin-schemas";
import { kycRejections, reasonLabel } from "~server/kernel/reasons";
import { rightForPart } from "~server/kernel/staff-roles";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { RadioGroup } from "~/form/choice-fields";
import { TextAreaField } from "~/form/field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { doneLabel, nextHref, fromParam } from "../queues/queue-labels";
import { ReasonKeys } from "../queues/decision-keys";
import { KycDialog } from "./kyc-dialog";
import { useShownUser } from "../people/shown-user";
import { personLabel } from "../people/person-name";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffKyc", "rejectTitle"),
  rights: () => [rightForPart({ role: "user" }, "kyc")],
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, KycRejectionForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const answer = await api(request).users.edit({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  const from = fromParam(request);
  return redirectWithFlash(
    request,
    nextHref(from, id, paths.admin.user(id, from)),
    doneLabel(from, messagesFor(request, "staffKyc")("rejected"), personLabel(answer.value)),
  );
}

export default function KycRejectionDialog() {
  const t = useMessages("staffKyc");
  const { user, from } = useShownUser();
  const form = useFormState({ id: "kyc-rejection", names: ["reason", "words"] });
  const { reason, words } = form.fields;
  const locale = useLocale();
  const keys = useMessages("staffDecisionKeys");
  const listed = kycRejections.map((value) => ({ value, label: reasonLabel(value, locale) }));
  return (
    <KycDialog
      title={t("rejectTitle")}
      user={user}
      from={from}
      form={form}
      confirm={t("confirmReject")}
      tone="danger"
    >
      <p>{t("rejectEffect", { name: personLabel(user) })}</p>
      <RadioGroup
        field={reason}
        label={t("reason")}
        hint={<ReasonKeys />}
        areNumbered
        choices={[...listed, { value: "", label: keys("otherReason") }]}
      />
      <TextAreaField
        field={words}
        label={t("moreDetails")}
        isOptional
        rows={4}
        maxLength={kycReasonWordsMaximum}
      />
    </KycDialog>
  );
}

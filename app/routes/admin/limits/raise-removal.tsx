// Ends raised limits before their date; one person is enough.
import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LimitRaiseEndForm } from "~server/features/movement-limits/raise-schemas";
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
import { DirectionField } from "./direction-field";
import { loadLimits } from "./load-limits.server";
import { raisedIn } from "./raised-limits";

export const handle = {
  title: pageText("staffLimits", "endRaise"),
  calls: "limits.endRaise",
} satisfies PageHandle;

export const loader = loadLimits;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, LimitRaiseEndForm);
  if (!submission.ok) return submission.reply;
  const id = params.userId ?? "";
  const known = await api(request).limits.ofUser({ params: { id } });
  if (!known.ok) return submission.refuse(known.problem);
  const answer = await api(request).limits.endRaise({
    params: { id },
    body: { ...submission.value, currency: known.value.currency },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "staffLimits");
  return redirectWithFlash(request, paths.admin.user(id), t("raiseEnded"));
}

export default function LimitRaiseRemovalDialog() {
  const t = useMessages("staffLimits");
  const { limits } = useLoaderData<typeof loader>();
  const { user, from } = useShownUser();
  const raised = limits ? raisedIn(limits) : [];
  const [only, other] = raised;
  const form = useFormState({
    id: "limit-raise-removal",
    names: ["direction", "reason"],
    values: { direction: other ? undefined : only },
  });
  return (
    <ConfirmDialog
      title={t("endRaise")}
      closeHref={paths.admin.user(user.id, from)}
      closedBecause={raised.length === 0 && t("notRaised")}
      enteredText={form.fields.reason.value}
      form={form}
      confirm={t("endRaise")}
      busy={t("saving")}
    >
      <p className="wrap-anywhere">{t("endRaiseLead", { name: personLabel(user) })}</p>
      <DirectionField field={form.fields.direction} directions={raised} limits={limits} />
      <ReasonField field={form.fields.reason} label={t("reason")} hint={t("endReasonHint")} />
    </ConfirmDialog>
  );
}

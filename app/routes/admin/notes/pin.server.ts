import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { NotePinForm } from "~server/features/notes/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { fromParam } from "../queues/queue-labels";

/** Pins or unpins the note of the form, and returns to the user's page. */
export async function submitPin({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const here = paths.admin.user(params.userId ?? "", fromParam(request));
  const submission = await submit(request, NotePinForm);
  if (!submission.ok) return redirect(here, 303);
  const { note, verb } = submission.value;
  const answer = await api(request).notes[verb]({ params: { id: note }, key: submission.key });
  if (!answer.ok) {
    await submission.refuse(answer.problem);
    return redirectWithFlash(request, here, answer.problem.message, "danger");
  }
  const t = messagesFor(request, "staffCustomer");
  return redirectWithFlash(request, here, verb === "pin" ? t("notePinned") : t("noteUnpinned"));
}

import { type ContactMessage, ContactStateForm } from "~server/features/contact/schemas";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { messagesFor } from "~/platform/locale.server";
import { redirectWithFlash } from "~/platform/session/session.server";

/** Marks a message as answered or open; `next` is the page and notice that follow. */
export async function markMessage(
  request: Request,
  next: (message: ContactMessage, done: string) => { href: string; notice: string },
) {
  await signedInAdminToPost(request);
  const submission = await submit(request, ContactStateForm);
  if (!submission.ok) return submission.reply;
  const { id, state } = submission.value;
  const answer = await api(request).contact.setState({
    params: { id },
    body: { state },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "staffContact");
  const { href, notice } = next(answer.value, state === "answered" ? t("marked") : t("reopened"));
  return redirectWithFlash(request, href, notice);
}

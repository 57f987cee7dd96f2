import { ChangePasswordBody } from "~server/features/sign-in/password-schemas";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";

export async function submitNewPassword(request: Request, doneHref: string) {
  const submission = await submit(request, ChangePasswordBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).auth.changePassword(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, doneHref, answer.value.message);
}

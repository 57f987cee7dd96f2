import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import type { Result } from "~server/kernel/result";
import { redirectWithFlash } from "../session/session.server";
import { signedInToPost } from "./ended-session.server";
import { submit } from "./submit.server";

interface Confirmed {
  readonly send: (key: string) => Promise<Result<{ message: string }>>;
  readonly doneHref: string;
}

/** What a form without fields confirms: the call is made once, and the next page says what became of it. */
export async function postConfirmed(request: Request, { send, doneHref }: Confirmed) {
  await signedInToPost(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await send(submission.key);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, doneHref, answer.value.message);
}

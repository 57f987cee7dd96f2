// The password typed again for what is sensitive (R5), with the code of whoever has two-step sign-in.
import { redirect } from "@remix-run/node";
import { ConfirmPasswordBody } from "~server/contract/schemas/sessions";
import { api } from "./api.server";
import { submit } from "./form/submit.server";
import { localPath } from "./local-path";

/** Reads the form's password and code and has them confirmed; for five minutes the session may then do more. */
export async function confirmFrom(request: Request) {
  const submission = await submit(request, ConfirmPasswordBody);
  if (!submission.ok) return submission;
  const answer = await api(request).auth.confirmPassword({ body: submission.value });
  return answer.ok ? submission : { ok: false as const, reply: await submission.refuse(answer.problem) };
}

/** The page that asks for nothing else, and leads back to where somebody was. */
export async function confirmAndReturn(request: Request, home: string) {
  const submission = await confirmFrom(request);
  if (!submission.ok) return submission.reply;
  return redirect(localPath(new URL(request.url).searchParams.get("returnTo"), home), 303);
}

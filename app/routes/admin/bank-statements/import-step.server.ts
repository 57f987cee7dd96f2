// Shared by the dialogs of an import: a post without fields, and back to the import.
import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { BankImport } from "~server/features/bank-statements/schemas";
import type { Result } from "~server/kernel/result";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";

interface Step {
  readonly send: (call: { params: { id: string }; key: string }) => Promise<Result<BankImport>>;
  readonly done: (shown: BankImport) => string;
}

export async function importStep({ request, params }: ActionFunctionArgs, { send, done }: Step) {
  await signedInAdminToPost(request);
  const submission = await submit(request, z.object({}));
  if (!submission.ok) return submission.reply;
  const id = params.import ?? "";
  const answer = await send({ params: { id }, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.admin.bankStatement(id), done(answer.value));
}

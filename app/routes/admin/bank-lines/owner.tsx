// Takes an open line, or releases it: a post of the line's page.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffBankStatements", "lineTitle"),
  calls: "bankLines.take",
} satisfies PageHandle;

const OwnerForm = z.object({ taken: z.enum(["yes", "no"]).default("yes") });

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, OwnerForm);
  if (!submission.ok) return submission.reply;
  const id = params.line ?? "";
  const isTaken = submission.value.taken === "yes";
  const call = { params: { id } };
  const answer = await (isTaken
    ? api(request).bankLines.take(call)
    : api(request).bankLines.release(call));
  const t = messagesFor(request, "staffBankStatements");
  if (!answer.ok)
    return redirectWithFlash(request, paths.admin.bankLine(id), answer.problem.message, "info");
  return redirectWithFlash(request, paths.admin.bankLine(id), t(isTaken ? "taken" : "released"));
}

/** The address alone shows the line. */
export const loader = ({ params }: ActionFunctionArgs) =>
  redirect(paths.admin.bankLine(params.line ?? ""), 303);

export default function OwnerPage() {
  return null;
}

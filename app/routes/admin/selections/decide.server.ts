import { redirect } from "@remix-run/node";
import type { Result } from "~server/contract/client";
import { SelectionDecisionBody, type Selection } from "~server/contract/schemas/selections";
import { submit } from "~/form/submit.server";
import { paths } from "~/paths";
import { flash, signedInAdmin } from "~/session.server";
import { fromOf } from "../transactions/from-address";
import { outcomeOf } from "./shown-selection";

type Decide = (input: {
  params: { id: string };
  body: { reason?: string | undefined };
  key: string;
}) => Promise<Result<Selection>>;

/** Decides a whole selection, and leads to what became of it. */
export async function decideSelection(request: Request, id: string, decide: Decide) {
  await signedInAdmin(request);
  const submission = await submit(request, SelectionDecisionBody);
  if (!submission.ok) return submission.reply;
  const answer = await decide({ params: { id }, body: submission.value, key: submission.key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const headers = await flash(request, outcomeOf(answer.value));
  return redirect(paths.admin.selection(id, fromOf(request)), { status: 303, headers });
}

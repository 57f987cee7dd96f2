// What the pages load and do that show sensitive data to staff.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Result } from "~server/kernel/result";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { loadState } from "~/sign-in/second-factor.server";
import { stepUp, type StepUpCredentials } from "~/sign-in/step-up.server";
import { loadShownUser } from "../people/load-shown-user.server";
import { fromParam } from "../queues/queue-labels";

/** The affected user, and whether a 2FA code is needed. */
export async function loadUserToAccess({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, shown] = await Promise.all([
    loadState(request),
    loadShownUser(request, params.userId),
  ]);
  if (!shown.data.user) throw new Response("Not found", { status: 404, statusText: "Not found" });
  return { ...shown.data, needsCode };
}

/** The same for the data of a transaction. */
export async function loadTransactionToAccess({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, transaction] = await Promise.all([
    loadState(request),
    load(request, api(request).admin.transaction({ params: { id: params.id ?? "" } })),
  ]);
  return { needsCode, transaction, from: fromParam(request) };
}

/** After the password if it is due. The data is in the response to the post, so that no URL leads back to it. */
export async function accessData<Form extends StepUpCredentials, Value>(
  request: Request,
  schema: z.ZodType<Form>,
  access: (body: Omit<Form, keyof StepUpCredentials>) => Promise<Result<Value>>,
) {
  await signedInAdminToPost(request);
  const submission = await submit(request, schema);
  if (!submission.ok) return submission.reply;
  const { password, code, ...body } = submission.value;
  if (password) {
    const confirmed = await stepUp(request, { password, code });
    if (!confirmed.ok) return submission.refuse(confirmed.problem);
  }
  const answer = await access(body);
  if (answer.ok) return data({ seen: answer.value });
  const { problem } = answer;
  return submission.refuse(
    problem.code === "password_needed"
      ? { ...problem, fieldErrors: { password: [problem.message] } }
      : problem,
  );
}

/** A picture or a file as a data URL: no second request fetches it, so one access is logged, and nothing is cached. */
export async function inlineFile(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `data:${answer.headers.get("Content-Type") ?? "image/jpeg"};base64,${bytes.toString("base64")}`;
}

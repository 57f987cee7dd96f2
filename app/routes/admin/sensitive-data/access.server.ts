// What the pages load and do that show sensitive data to staff.
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
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

/** What the page shows of the data before it is revealed, and whether a 2FA code is needed. */
export async function loadToAccess<Shown>(request: Request, read: () => Promise<Shown>) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, shown] = await Promise.all([loadState(request), read()]);
  return { needsCode, ...shown };
}

/** The affected user. */
export const loadUserToAccess = ({ request, params }: LoaderFunctionArgs) =>
  loadToAccess(request, async () => {
    const { user, wallet } = (await loadShownUser(request, params.userId)).data;
    if (!user) throw new Response("Not found", { status: 404, statusText: "Not found" });
    return { user, wallet };
  });

/** The same for the data of a transaction. */
export const loadTransactionToAccess = ({ request, params }: LoaderFunctionArgs) =>
  loadToAccess(request, async () => ({
    transaction: await load(
      request,
      api(request).admin.transaction({ params: { id: params.id ?? "" } }),
    ),
    from: fromParam(request),
  }));

/** After the password if it is due. The data is in the response to the post, so that no URL leads back to it. */
export const accessData =
  <Form extends StepUpCredentials, Value>(
    schema: z.ZodType<Form>,
    access: (
      body: Omit<Form, keyof StepUpCredentials>,
      args: ActionFunctionArgs,
    ) => Promise<Result<Value>>,
  ) =>
  async (args: ActionFunctionArgs) => {
    const { request } = args;
    await signedInAdminToPost(request);
    const submission = await submit(request, schema);
    if (!submission.ok) return submission.reply;
    const { password, code, ...body } = submission.value;
    if (password) {
      const confirmed = await stepUp(request, { password, code });
      if (!confirmed.ok) return submission.refuse(confirmed.problem);
    }
    const answer = await access(body, args);
    if (answer.ok) return data({ seen: answer.value });
    const { problem } = answer;
    return submission.refuse(
      problem.code === "password_needed"
        ? { ...problem, fieldErrors: { password: [problem.message] } }
        : problem,
    );
  };

/** A picture or a file as a data URL: no second request fetches it, so one access is logged, and nothing is cached. */
export async function inlineFile(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `data:${answer.headers.get("Content-Type") ?? "image/jpeg"};base64,${bytes.toString("base64")}`;
}

// The question before a token is ended.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmationForm } from "~server/features/wallets/form-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn, redirectWithFlash } from "~/platform/session/session.server";

export const handle = { title: "End a token" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { apiTokens } = await load(request, api(request).apiTokens.list());
  const token = apiTokens.find(({ id }) => id === params.token);
  if (!token) throw new Response("Not found", { status: 404 });
  return { name: token.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedIn(request);
  const submission = await submit(request, ConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).apiTokens.revoke({
    params: { id: params.token ?? "" },
    key: submission.key,
  });
  if (!answer.ok && answer.problem.status === 404) throw new Response("Not found", { status: 404 });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(request, paths.customer.apiTokens(), answer.value.message);
}

export default function ApiTokenRevocationDialog() {
  const { name } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "token-revocation", names: [] });
  return (
    <ConfirmDialog
      title="End this token?"
      closeHref={paths.customer.apiTokens()}
      form={form}
      confirm="End token"
      busy="Processing..."
    >
      <p>“{name}” stops working at once. Whatever uses it has to be given another one.</p>
    </ConfirmDialog>
  );
}

// Asks for confirmation before a token is revoked.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { ConfirmationForm, submit } from "~/platform/posts/submit.server";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("apiTokens", "revoke") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { apiTokens } = await load(request, api(request).apiTokens.list());
  const token = apiTokens.find(({ id }) => id === params.token);
  if (!token) throw new Response("Not found", { status: 404 });
  return { name: token.name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInToPost(request);
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
  const t = useMessages("apiTokens");
  const { name } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "token-revocation", names: [] });
  return (
    <ConfirmDialog
      title={t("revokeQuestion")}
      closeHref={paths.customer.apiTokens()}
      form={form}
      confirm={t("revoke")}
      busy={t("revoking")}
    >
      <p>{t("revokeEffect", { name })}</p>
    </ConfirmDialog>
  );
}

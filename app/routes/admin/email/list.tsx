// Waiting, sent and failed emails, with a button to retry.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OutboxSearchParams, RetryForm } from "~server/features/email/schemas";
import { mailStates } from "~server/features/email/labels";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { ErrorSummary } from "~/form/form";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { flash } from "~/platform/session/session.server";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { EmailTable } from "./email-table";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { useStatusLabel } from "~/ui/use-status-label";

export const handle = {
  title: pageText("staffEmail", "title"),
} satisfies PageHandle;

const parseEmailSearchParams = (request: Request) => searchParamsOf(request, OutboxSearchParams);

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, state, user } = parseEmailSearchParams(request);
  const list = await load(request, api(request).outbox.list({ query: { state, user, page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.outbox({ state, user, page: list.totalPages }));
  return { list, state, user };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, RetryForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).outbox.retry({
    params: { id: submission.value.id },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const headers = await flash(request, messagesFor(request, "staffEmail")("retrying"));
  return redirect(paths.admin.outbox(parseEmailSearchParams(request)), { status: 303, headers });
}

export default function EmailListPage() {
  const t = useMessages("staffEmail");
  const statusLabel = useStatusLabel();
  const { list, state, user } = useLoaderData<typeof loader>();
  const { faults } = useFormState({ id: "outbox", names: [] });
  const views = [undefined, ...mailStates].map((view) => ({
    label: view ? statusLabel(view) : t("all"),
    href: paths.admin.outbox({ state: view, user }),
    isCurrent: view === state,
  }));
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={list.messages.some(({ canRead }) => canRead) ? t("leadDemo") : t("lead")}
      />
      <FilterLinks label={t("status")} links={views} />
      <ErrorSummary faults={faults} />
      <Panel>
        <EmailTable rows={list.messages} />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.outbox({ state, user, page })}
        />
      </Panel>
    </>
  );
}

// Mail that waits, was sent or failed, and the button that has it tried again.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OutboxSearchParams, RetryForm } from "~server/features/email/schemas";
import { mailStates } from "~server/features/email/labels";
import { api } from "~/platform/api/api.server";
import { ErrorSummary } from "~/form/error-summary";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { flash, signedInAdmin } from "~/platform/session/session.server";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { readable } from "~/ui/status-labels";
import { EmailTable } from "./email-table";

export const handle = { title: "Outbox" } satisfies PageHandle;

const parseEmailSearchParams = (request: Request) =>
  OutboxSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, state } = parseEmailSearchParams(request);
  const list = await load(request, api(request).outbox.list({ query: { state, page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.outbox({ state, page: list.totalPages }));
  return { list, state };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInAdmin(request);
  const submission = await submit(request, RetryForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).outbox.retry({
    params: { id: submission.value.id },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const headers = await flash(request, "The message is tried again now. Look again in a moment.");
  return redirect(paths.admin.outbox(parseEmailSearchParams(request)), { status: 303, headers });
}

export default function EmailListPage() {
  const { list, state } = useLoaderData<typeof loader>();
  const { faults } = useFormState({ id: "outbox", names: [] });
  const views = [undefined, ...mailStates].map((view) => ({
    label: view ? readable(view) : "All",
    href: paths.admin.outbox({ state: view }),
    isCurrent: view === state,
  }));
  const kept = list.messages.some(({ canRead }) => canRead)
    ? "What a message says can be read here, because this demonstration sends no mail."
    : "What a message says is erased when it is sent; links in it are for its reader alone.";
  return (
    <>
      <PageHeading
        title="Outbox"
        lead={`Mail of the last 30 days to customers and administrators. ${kept}`}
      />
      <FilterLinks label="State" links={views} />
      <ErrorSummary faults={faults} />
      <Panel>
        <EmailTable rows={list.messages} />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.outbox({ state, page })}
        />
      </Panel>
    </>
  );
}

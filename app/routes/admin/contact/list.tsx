// What visitors wrote by the contact form: read, answered by mail, and ticked off.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactSearchParams } from "~server/features/contact/schemas";
import { contactStates, type ContactState } from "~server/features/contact/labels";
import { api } from "~/platform/api/api.server";
import { ErrorSummary } from "~/form/error-summary";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { readable } from "~/ui/status-labels";
import { markMessage } from "./mark-message.server";
import { Message } from "./message";

export const handle = { title: "Messages" } satisfies PageHandle;

const parseContactSearchParams = (request: Request) =>
  ContactSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, state } = parseContactSearchParams(request);
  const list = await load(request, api(request).contact.list({ query: { state, page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.messages({ state, page: list.totalPages }));
  return { list, state };
}

export function action({ request }: ActionFunctionArgs) {
  return markMessage(request, (_message, notice) => ({
    href: paths.admin.messages(parseContactSearchParams(request)),
    notice,
  }));
}

const empties = {
  open: (
    <EmptyState title="Nothing is waiting">
      What visitors write by the contact form appears here.
    </EmptyState>
  ),
  answered: (
    <EmptyState title="No message was answered yet">
      Messages that you mark as answered appear here.
    </EmptyState>
  ),
  all: (
    <EmptyState title="No messages">
      What visitors write by the contact form appears here.
    </EmptyState>
  ),
};

function leadOf(total: number, state: ContactState | undefined): string {
  if (total < 2) return total === 1 ? "1 message" : "0 messages";
  return `${total} messages, ${state === "open" ? "the longest waiting" : "newest"} first`;
}

export default function MessageListPage() {
  const { list, state } = useLoaderData<typeof loader>();
  const { faults } = useFormState({ id: "messages", names: [] });
  const views = [undefined, ...contactStates].map((view) => ({
    label: view ? readable(view) : "All",
    href: paths.admin.messages({ state: view }),
    isCurrent: view === state,
  }));
  return (
    <>
      <PageHeading title="Messages" lead={leadOf(list.total, state)} />
      <FilterLinks label="State" links={views} />
      <ErrorSummary faults={faults} />
      {list.messages.length === 0 && empties[state ?? "all"]}
      <ul className="grid gap-4">
        {list.messages.map((message) => (
          <li key={message.id} className="panel">
            <Message message={message} href={paths.admin.message(message.id)} />
          </li>
        ))}
      </ul>
      <Pager
        page={list.page}
        totalPages={list.totalPages}
        hrefFor={(page) => paths.admin.messages({ state, page })}
      />
    </>
  );
}

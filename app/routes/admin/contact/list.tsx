// Contact messages: read, answered by email, and marked as answered.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactSearchParams } from "~server/features/contact/schemas";
import { contactStates, type ContactState } from "~server/features/contact/labels";
import { api } from "~/platform/api/api.server";
import { ErrorSummary } from "~/form/form";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { markMessage } from "./mark-message.server";
import { Message } from "./message";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { useStatusLabel } from "~/ui/use-status-label";

export const handle = { title: pageText("staffContact", "listTitle") } satisfies PageHandle;

const parseContactSearchParams = (request: Request) => searchParamsOf(request, ContactSearchParams);

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

function NoMessages({ state }: { state: ContactState | undefined }) {
  const t = useMessages("staffContact");
  if (state === "answered")
    return (
      <EmptyState icon="letter" title={t("noneAnswered")}>
        {t("noneAnsweredHint")}
      </EmptyState>
    );
  return (
    <EmptyState icon="letter" title={state === "open" ? t("noneOpen") : t("noneYet")}>
      {t("noneYetHint")}
    </EmptyState>
  );
}

function leadOf(
  t: TranslateForPage<"staffContact">,
  count: number,
  state: ContactState | undefined,
): string {
  if (count < 2) return t("count", { count });
  return state === "open" ? t("countOldestFirst", { count }) : t("countNewestFirst", { count });
}

export default function MessageListPage() {
  const t = useMessages("staffContact");
  const statusLabel = useStatusLabel();
  const { list, state } = useLoaderData<typeof loader>();
  const { faults } = useFormState({ id: "messages", names: [] });
  const views = [undefined, ...contactStates].map((view) => ({
    label: view ? statusLabel(view) : t("all"),
    href: paths.admin.messages({ state: view }),
    isCurrent: view === state,
  }));
  return (
    <>
      <PageHeading title={t("listTitle")} lead={leadOf(t, list.total, state)} />
      <FilterLinks label={t("status")} links={views} />
      <ErrorSummary faults={faults} />
      {list.messages.length === 0 ? (
        <NoMessages state={state} />
      ) : (
        <ul>
          {list.messages.map((message) => (
            <li key={message.id} className="panel">
              <Message message={message} href={paths.admin.message(message.id)} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={list.page}
        totalPages={list.totalPages}
        hrefFor={(page) => paths.admin.messages({ state, page })}
      />
    </>
  );
}

// A visitor's message, with links to its neighbors while the queue is worked through.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { ErrorSummary } from "~/form/form";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { PageHeading } from "~/ui/page-heading";
import { loadQueuePlace } from "../queues/load-queue-place.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref, doneLabel, nextHref, fromParam } from "../queues/queue-labels";
import { markMessage } from "./mark-message.server";
import { Message } from "./message";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("staffContact", "title") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.message ?? "", fromParam(request)];
  const [message, place] = await Promise.all([
    load(request, api(request).contact.read({ params: { id } })),
    loadQueuePlace(request, from, id),
  ]);
  return { message, place, from };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const from = fromParam(request);
  const answer = await markMessage(request, ({ id, state, fullname }, done) => {
    const here = paths.admin.message(id, from);
    return state === "answered"
      ? { href: nextHref(from, id, here), notice: doneLabel(from, done, fullname) }
      : { href: here, notice: done };
  });
  // After checking that the post is same-site. Without a message there is nothing to mark.
  await load(request, api(request).contact.read({ params: { id: params.message ?? "" } }));
  return answer;
}

export default function MessagePage() {
  const t = useMessages("staffContact");
  const { message, place, from } = useLoaderData<typeof loader>();
  const { faults } = useFormState({ id: "messages", names: [] });
  return (
    <>
      <PageHeading
        title={t("title")}
        back={{
          href: backHref(from, paths.admin.messages({ state: "open" })),
          label: from ? t("back") : t("allMessages"),
        }}
      />
      <QueueBar place={place} />
      <ErrorSummary faults={faults} />
      <div className="panel">
        <Message message={message} />
      </div>
    </>
  );
}

// One message of a visitor, with its neighbours where somebody works through those that wait.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/api.server";
import { ErrorSummary } from "~/form/error-summary";
import { useFormReply } from "~/form/use-form-reply";
import { useFormState } from "~/form/use-form-state";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { PageHeading } from "~/ui/page-heading";
import { placeIn } from "../queues/place-in.server";
import { QueueBar } from "../queues/queue-bar";
import { backHref, doneWords, nextHref } from "../queues/queue-words";
import { fromOf } from "../transactions/from-address";
import { markMessage } from "./mark-message.server";
import { Message } from "./message";

export const handle = { title: "Message" } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [id, from] = [params.message ?? "", fromOf(request)];
  const [message, place] = await Promise.all([
    load(request, api(request).contact.read({ params: { id } })),
    placeIn(request, from, id),
  ]);
  return { message, place, from };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const from = fromOf(request);
  const answer = await markMessage(request, ({ id, state, fullname }, done) => {
    const here = paths.admin.message(id, from);
    return state === "answered"
      ? { href: nextHref(from, id, here), words: doneWords(from, done, fullname) }
      : { href: here, words: done };
  });
  // Once it is known that the post is ours: where no message is, there is none to mark.
  await load(request, api(request).contact.read({ params: { id: params.message ?? "" } }));
  return answer;
}

export default function MessagePage() {
  const { message, place, from } = useLoaderData<typeof loader>();
  const { faults } = useFormState({ id: "messages", names: [], reply: useFormReply() });
  return (
    <>
      <PageHeading
        title="Message"
        back={{
          href: backHref(from, paths.admin.messages({ state: "open" })),
          label: from ? "Back" : "All messages",
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

// What a message of the demonstration says: as text, so that nothing in it runs or loads.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";

export const handle = { title: "Message" } satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load(request, api(request).outbox.read({ params: { id: params.message ?? "" } }));

export default function EmailPage() {
  const { message, to, subject, text } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={subject}
        lead="Readable because this is a demonstration that sends no mail. Elsewhere the text is for its reader alone."
        back={{ href: paths.admin.outbox(), label: "Outbox" }}
      />
      <Panel>
        <DefinitionList
          items={[
            { term: "To", value: <span className="wrap-anywhere">{to}</span> },
            { term: "Written", value: <Instant iso={message.createdAt} /> },
          ]}
        />
        <p className="written mt-5">{text}</p>
      </Panel>
    </>
  );
}

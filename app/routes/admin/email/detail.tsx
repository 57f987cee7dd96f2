// An email of a demo as text, so that nothing in it runs or loads.
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
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("staffEmail", "messageTitle") } satisfies PageHandle;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load(request, api(request).outbox.read({ params: { id: params.message ?? "" } }));

export default function EmailPage() {
  const t = useMessages("staffEmail");
  const { message, to, subject, text } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={subject}
        lead={t("demoLead")}
        back={{ href: paths.admin.outbox(), label: t("title") }}
      />
      <Panel>
        <DefinitionList
          items={[
            { term: t("to"), value: <span className="wrap-anywhere">{to}</span> },
            { term: t("created"), value: <Instant iso={message.createdAt} /> },
          ]}
        />
        <p className="written mt-5">{text}</p>
      </Panel>
    </>
  );
}

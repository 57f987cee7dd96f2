// The user's sessions and how to revoke them; the confirmations are the routes below it.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DataTable } from "~/ui/data-table";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useSessionColumns } from "./session-columns";
import { SettingsNav } from "../profiles/settings-nav";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("sessions", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).auth.sessions());
}

export default function SessionsPage() {
  const t = useMessages("sessions");
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={t("lead")}
        tabs={<SettingsNav current="sessions" />}
        actions={
          sessions.length > 1 && (
            <ButtonLink href={paths.customer.otherSessionsEnding()} tone="secondary">
              {t("signOutOthers")}
            </ButtonLink>
          )
        }
      />
      <Outlet />
      <Panel>
        <DataTable
          caption={t("yours")}
          columns={useSessionColumns()}
          rows={sessions}
          rowKey={({ id }) => id}
        />
      </Panel>
    </>
  );
}

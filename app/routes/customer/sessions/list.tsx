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
import { sessionColumns } from "./session-columns";
import { SettingsNav } from "../settings-nav";

export const handle = { title: "Sessions and devices" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).auth.sessions());
}

export default function SessionsPage() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsNav current="sessions" />
      <PageHeading
        title="Sessions and devices"
        lead="Where you are signed in. End what you do not know, then change your password."
        actions={
          sessions.length > 1 && (
            <ButtonLink href={paths.customer.otherSessionsEnding()} tone="secondary">
              End all others
            </ButtonLink>
          )
        }
      />
      <Outlet />
      <Panel>
        <DataTable
          caption="Your sessions"
          columns={sessionColumns}
          rows={sessions}
          rowKey={({ id }) => id}
        />
      </Panel>
    </>
  );
}

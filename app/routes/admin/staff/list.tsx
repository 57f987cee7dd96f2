// Who works here: current staff, those who were invited, and those who were staff once.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Allowed, useMay } from "~/ui/staff-rights";
import { isAboutStaff } from "../approval-requests/approval-request-labels";
import { currentColumns, formerColumns, invitedColumns } from "./staff-columns";
import { waitingColumns } from "./waiting-columns";

export const handle = { title: "Staff", sheets: ["work", "office", "lists"] } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const [{ staff }, { id: ownId }, { proposals }] = await Promise.all([
    load(request, api(request).staff.list()),
    load(request, api(request).auth.profile()),
    load(request, api(request).proposals.list({ query: { state: "open", limit: 100 } })),
  ]);
  const { member } = params;
  const isThere = member === undefined || staff.some(({ id }) => id === member);
  const waiting = proposals.filter(isAboutStaff);
  return data({ staff, ownId, waiting }, isThere ? {} : { status: 404 });
}

export default function StaffListPage() {
  const { staff, ownId, waiting } = useLoaderData<typeof loader>();
  const viewer = { ownId, mayChange: useMay("staff") };
  const inState = (wanted: (typeof staff)[number]["state"]) =>
    staff.filter(({ state }) => state === wanted);
  return (
    <>
      <PageHeading
        title="Staff"
        lead="Who works in the back office, and which roles they have."
        actions={
          <Allowed right="staff">
            <ButtonLink href={paths.admin.staffInvitation()}>Invite staff</ButtonLink>
          </Allowed>
        }
      />
      <Outlet context={staff} />
      {waiting.length > 0 && (
        <Panel title="Waiting for a second owner">
          <DataTable
            caption="Changes that wait for a second owner"
            columns={waitingColumns}
            rows={waiting}
            rowKey={({ id }) => id}
          />
        </Panel>
      )}
      <Panel title="Current">
        <DataTable
          caption="Current staff"
          columns={currentColumns(viewer)}
          rows={inState("current")}
          rowKey={({ id }) => id}
        />
      </Panel>
      <Panel title="Invited">
        <DataTable
          caption="Invited staff"
          columns={invitedColumns(viewer)}
          rows={inState("invited")}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No open invitations">
              Whoever is invited appears here until they have chosen a password.
            </EmptyState>
          }
        />
      </Panel>
      <Panel title="Former">
        <DataTable
          caption="Former staff"
          columns={formerColumns}
          rows={inState("former")}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="No former staff">
              Whoever leaves appears here. Their name stays in the audit log.
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

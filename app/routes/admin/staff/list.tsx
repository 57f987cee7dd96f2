// The staff: current, invited and former.
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
import { Allowed, useMayCall } from "~/ui/staff-rights";
import { isAboutStaff } from "../approval-requests/approval-request-labels";
import { currentColumns, formerColumns, invitedColumns } from "./staff-columns";
import { suspensionColumns, waitingColumns } from "./waiting-columns";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffMembers", "staff"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const [{ staff }, { id: ownId }, { approvalRequests }] = await Promise.all([
    load(request, api(request).staff.list()),
    load(request, api(request).auth.profile()),
    load(request, api(request).approvalRequests.list({ query: { state: "open", limit: 100 } })),
  ]);
  const { member } = params;
  const isThere = member === undefined || staff.some(({ id }) => id === member);
  const waiting = approvalRequests.filter(isAboutStaff);
  const suspensions = approvalRequests.filter(({ suspension }) => suspension);
  return data({ staff, ownId, waiting, suspensions }, isThere ? {} : { status: 404 });
}

export default function StaffListPage() {
  const t = useMessages("staffMembers");
  const { staff, ownId, waiting, suspensions } = useLoaderData<typeof loader>();
  const viewer = { ownId, mayChange: useMayCall("staff.changeRoles") };
  const inState = (wanted: (typeof staff)[number]["state"]) =>
    staff.filter(({ state }) => state === wanted);
  return (
    <>
      <PageHeading
        title={t("staff")}
        lead={t("lead")}
        actions={
          <Allowed call="staff.invite">
            <ButtonLink href={paths.admin.staffInvitation()}>{t("invite")}</ButtonLink>
          </Allowed>
        }
      />
      <Outlet context={staff} />
      {waiting.length > 0 && (
        <Panel title={t("pending")}>
          <DataTable
            caption={t("pendingCaption")}
            columns={waitingColumns(t)}
            rows={waiting}
            rowKey={({ id }) => id}
          />
        </Panel>
      )}
      {suspensions.length > 0 && (
        <Panel title={t("suspensions")}>
          <DataTable
            caption={t("suspensionsCaption")}
            columns={suspensionColumns(t)}
            rows={suspensions}
            rowKey={({ id }) => id}
          />
        </Panel>
      )}
      <Panel title={t("current")}>
        <DataTable
          caption={t("currentStaff")}
          isWide
          columns={currentColumns(t, viewer)}
          rows={inState("current")}
          rowKey={({ id }) => id}
        />
      </Panel>
      <Panel title={t("invited")}>
        <DataTable
          caption={t("invitedStaff")}
          columns={invitedColumns(t, viewer)}
          rows={inState("invited")}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon="badge" title={t("noInvitations")}>
              {t("noInvitationsHint")}
            </EmptyState>
          }
        />
      </Panel>
      <Panel title={t("former")}>
        <DataTable
          caption={t("formerStaff")}
          columns={formerColumns(t)}
          rows={inState("former")}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon="badge" title={t("noFormer")}>
              {t("noFormerHint")}
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

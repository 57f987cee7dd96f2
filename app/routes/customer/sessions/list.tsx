// The user's sessions and how to revoke them; the confirmations are the routes below it.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DataTable, type Column } from "~/ui/data-table";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SettingsNav } from "../profiles/settings-nav";
import { useMessages, useLocale } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { z } from "zod";
import type { Session } from "~server/features/sessions/schemas";
import { deviceLabel } from "~server/features/sessions/device-labels";
import { StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";

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

type ShownSession = z.output<typeof Session>;

function useSessionColumns(): readonly Column<ShownSession>[] {
  const t = useMessages("sessions");
  const locale = useLocale();
  return [
    { header: t("device"), place: 1, cell: ({ device }) => deviceLabel(device, locale) },
    { header: t("ipAddress"), cell: ({ address }) => address ?? "–" },
    { header: t("signedIn"), cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
    { header: t("lastSeen"), cell: ({ lastSeenAt }) => <StackedInstant iso={lastSeenAt} /> },
    {
      header: t("action"),
      place: 2,
      cell: ({ id, isCurrent, device }) =>
        isCurrent ? (
          <StatusBadge status="active" label={t("thisDevice")} />
        ) : (
          <a href={paths.customer.sessionEnding(id)}>
            {t("signOutRow", {
              device: deviceLabel(device, locale),
              unseen: (text) => <span className="sr-only">{text}</span>,
            })}
          </a>
        ),
    },
  ];
}

import type { z } from "zod";
import type { Session } from "~server/features/sessions/schemas";
import { deviceLabel } from "~server/features/sessions/device-labels";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { useLocale, useMessages } from "~/ui/use-messages";

type ShownSession = z.output<typeof Session>;

export function useSessionColumns(): readonly Column<ShownSession>[] {
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

import type { z } from "zod";
import type { Session } from "~server/features/sessions/schemas";
import { deviceLabel } from "~server/features/sessions/device-labels";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";

type ShownSession = z.output<typeof Session>;

export const sessionColumns: readonly Column<ShownSession>[] = [
  { header: "Device", place: 1, cell: ({ device }) => deviceLabel(device) },
  { header: "Network address", cell: ({ address }) => address ?? "–" },
  { header: "Signed in", cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
  { header: "Last seen", cell: ({ lastSeenAt }) => <StackedInstant iso={lastSeenAt} /> },
  {
    header: "Action",
    place: 2,
    cell: ({ id, isCurrent, device }) =>
      isCurrent ? (
        <StatusBadge status="active" label="This device" />
      ) : (
        <a href={paths.customer.sessionEnding(id)}>
          End <span className="sr-only">the session of {deviceLabel(device)}</span>
        </a>
      ),
  },
];

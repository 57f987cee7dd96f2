import type { z } from "zod";
import type { Session } from "~server/contract/schemas/sessions";
import { deviceWords } from "~server/contract/values/device-words";
import { paths } from "~/paths";
import type { Column } from "~/ui/data-table";
import { Instant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";

type ShownSession = z.output<typeof Session>;

export const sessionColumns: readonly Column<ShownSession>[] = [
  { header: "Device", cell: ({ device }) => deviceWords(device) },
  { header: "Network address", cell: ({ address }) => address ?? "–" },
  { header: "Signed in", cell: ({ createdAt }) => <Instant iso={createdAt} /> },
  { header: "Last seen", cell: ({ lastSeenAt }) => <Instant iso={lastSeenAt} /> },
  {
    header: "Action",
    cell: ({ id, isCurrent, device }) =>
      isCurrent ? (
        <StatusBadge status="active" label="This device" />
      ) : (
        <a href={paths.customer.sessionEnding(id)}>
          End <span className="sr-only">the session of {deviceWords(device)}</span>
        </a>
      ),
  },
];

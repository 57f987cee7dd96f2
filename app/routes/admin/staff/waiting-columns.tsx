import type { ApprovalRequest } from "~server/features/approval-requests/schemas";
import { allRoles, type StaffRole } from "~server/kernel/staff-roles";
import { paths } from "~/platform/paths";
import type { Column } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { actionLabel } from "../approval-requests/approval-request-labels";

/** Changes of staff that another owner has to decide. */
export const waitingColumns: readonly Column<ApprovalRequest>[] = [
  {
    header: "Name",
    place: 1,
    cell: ({ id, userDetails }) => (
      <span className="wrap-anywhere whitespace-normal">
        <a href={paths.admin.approvalRequest(id)}>{userDetails.fullname || userDetails.email}</a>
      </span>
    ),
  },
  { header: "Change", place: 3, cell: actionLabel },
  { header: "Roles before", cell: ({ call }) => <Roles of={call?.roles?.before} /> },
  { header: "Roles after", place: 4, cell: ({ call }) => <Roles of={call?.roles?.after} /> },
  { header: "Requested by", cell: ({ proposedBy }) => proposedBy.name },
  { header: "Requested", cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
];

function Roles({ of: held = [] }: { of: readonly StaffRole[] | undefined }) {
  return (
    <span className="whitespace-normal md:inline-block md:min-w-28">
      {held.length > 0 ? allRoles(held) : "None"}
    </span>
  );
}
